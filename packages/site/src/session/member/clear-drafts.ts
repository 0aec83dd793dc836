import { localStore, tabStore, type BrowserStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

/**
 * Removes what was searched for, and what was typed or played and not sent, so that the next person on a shared device
 * does not find it.
 */
export function clearDrafts(): void {
  clearIn(localStore)
  for (const key of localStore.keys(STORAGE_KEYS.unsentPlay)) localStore.remove(key)
  localStore.remove(STORAGE_KEYS.recentSearches)
  clearTabDrafts()
}

/** The same for this tab's own storage. */
export function clearTabDrafts(): void {
  clearIn(tabStore)
}

function clearIn(store: BrowserStore) {
  for (const key of store.keys(STORAGE_KEYS.draft)) store.remove(key)
}
