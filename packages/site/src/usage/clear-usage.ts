import { STORAGE_KEYS } from '@doran/contract/names'

const KEYS = [STORAGE_KEYS.eventLogSession, STORAGE_KEYS.eventLogTail]

/** Removes the usage session and the unsent events from this browser's storage. */
export function clearUsage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open()
      for (const key of KEYS) storage.removeItem(key)
    } catch {
      // Without storage there is nothing to remove.
    }
  }
}
