import { COOKIES } from '@doran/contract/names'

const KEY = COOKIES.uniqueId

/** Remembers for this tab that the id is new: a page may be left before the tracker has been loaded. */
export function setFirstVisit(isPending: boolean): void {
  try {
    if (isPending) sessionStorage.setItem(KEY, 'new')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the visit is sent by the page that made the id, or not at all.
  }
}

export function isFirstVisitPending(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
