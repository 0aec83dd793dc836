import { STORAGE_KEYS } from '@doran/contract/names'

const KEY = STORAGE_KEYS.leftWord

/** One sentence for the page that this tab opens next, on either site. */
export function setFlashMessage(message: string): void {
  try {
    sessionStorage.setItem(KEY, message)
  } catch {
    // Storage may be forbidden; the next page shows the change by itself.
  }
}

export function readFlashMessage(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function clearFlashMessage(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Where storage is forbidden there is none.
  }
}
