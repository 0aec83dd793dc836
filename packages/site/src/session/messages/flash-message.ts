import { tabStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

const KEY = STORAGE_KEYS.leftWord

/** One sentence for the page that this tab opens next, on either site. */
export function setFlashMessage(message: string): void {
  // Where it cannot be stored, the next page shows the change by itself.
  tabStore.set(KEY, message)
}

export function readFlashMessage(): string | null {
  return tabStore.get(KEY)
}

export function clearFlashMessage(): void {
  tabStore.remove(KEY)
}
