import { localStore, tabStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

const KEYS = [STORAGE_KEYS.eventLogSession, STORAGE_KEYS.eventLogTail]

/** Removes the usage session and the unsent events from this browser's storage. */
export function clearUsage(): void {
  for (const store of [localStore, tabStore]) for (const key of KEYS) store.remove(key)
}
