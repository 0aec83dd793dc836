import { STORAGE_KEYS } from '@doran/contract/names'

const KEYS = [STORAGE_KEYS.eventLogSession, STORAGE_KEYS.eventLogTail]

/** Removes the session and the events that this browser holds of somebody's usage. */
export function clearUsage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open()
      for (const key of KEYS) storage.removeItem(key)
    } catch {
      // A browser without storage holds nothing.
    }
  }
}
