import { localStore, tabStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

const KEYS = [STORAGE_KEYS.eventLogSession, STORAGE_KEYS.eventLogTail]

/** Removes the session and the events that this browser holds of somebody's usage. */
export function clearUsage(): void {
  for (const store of [localStore, tabStore]) for (const key of KEYS) store.remove(key)
}
