import { STORAGE_KEYS } from '@doran/contract/names'

/** Removes what was being typed, so that the next person on a shared device does not find it. */
export function clearDrafts(): void {
  clearIn(() => localStorage)
  clearTabDrafts()
}

/** The same for this tab's own storage. */
export function clearTabDrafts(): void {
  clearIn(() => sessionStorage)
}

function clearIn(open: () => Storage) {
  try {
    const storage = open()
    for (const key of Object.keys(storage))
      if (key.startsWith(STORAGE_KEYS.draft)) storage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing was stored.
  }
}
