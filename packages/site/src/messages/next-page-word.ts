import { tabStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

const KEY = STORAGE_KEYS.leftWord

/** Leaves one sentence for the page that this tab opens next, of either site. */
export function sayOnNextPage(message: string): void {
  // Where it cannot be stored, the next page shows by itself what has changed.
  tabStore.set(KEY, message)
}

export function readWord(): string | null {
  return tabStore.get(KEY)
}

export function forgetWord(): void {
  tabStore.remove(KEY)
}
