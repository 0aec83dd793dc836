import { tabStore } from '@doran/browser-storage'
import { COOKIES } from '@doran/contract/names'

const KEY = COOKIES.uniqueId

/** Remembers for this tab that the id is new: a page may be left before the tracker has been loaded. */
export function setFirstVisit(isPending: boolean): void {
  // Where it cannot be stored, the visit is sent by the page that made the id, or not at all.
  if (isPending) tabStore.set(KEY, 'new')
  else tabStore.remove(KEY)
}

export function isFirstVisitPending(): boolean {
  return tabStore.get(KEY) !== null
}
