import { STORAGE_KEYS } from '@doran/contract/names'

const KEY = STORAGE_KEYS.leftWord

/** Leaves one sentence for the page that this tab opens next, of either site. */
export function setFlashMessage(message: string): void {
  try {
    sessionStorage.setItem(KEY, message)
  } catch {
    // Storage may be forbidden; the next page shows by itself what has changed.
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
    // Where storage is forbidden there was none.
  }
}
