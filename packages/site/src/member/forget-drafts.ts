import { STORAGE_KEYS } from '@doran/contract/names'

/** What was being typed is the member's own: on a shared device the next person does not find it. */
export function forgetDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(STORAGE_KEYS.draft)) storage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
