import { STORAGE_KEYS } from '@doran/contract/names'

/** What was being typed is the member's own: on a shared device the next person does not find it. */
export function clearDrafts(): void {
  forgetIn(() => localStorage)
  clearTabDrafts()
}

/** The same of this tab alone, which no other tab can reach. */
export function clearTabDrafts(): void {
  forgetIn(() => sessionStorage)
}

function forgetIn(open: () => Storage) {
  try {
    const storage = open()
    for (const key of Object.keys(storage))
      if (key.startsWith(STORAGE_KEYS.draft)) storage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
