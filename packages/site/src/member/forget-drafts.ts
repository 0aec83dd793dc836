import { localStore, tabStore, type BrowserStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

/** What was being typed is the member's own: on a shared device the next person does not find it. */
export function forgetDrafts(): void {
  forgetIn(localStore)
  forgetTabDrafts()
}

/** The same of this tab alone, which no other tab can reach. */
export function forgetTabDrafts(): void {
  forgetIn(tabStore)
}

function forgetIn(store: BrowserStore) {
  for (const key of store.keys(STORAGE_KEYS.draft)) store.remove(key)
}
