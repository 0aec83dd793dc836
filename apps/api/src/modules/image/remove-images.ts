import type { Deps } from '../../deps.js'
import { deleteRow, listKeysOf } from './image-row-store.js'

/** Removes every image of a profile that is being erased; doing it twice changes nothing. */
export async function deleteImagesOf(
  deps: Pick<Deps, 'db' | 'images'>,
  profileId: string,
): Promise<void> {
  for (const key of await listKeysOf(deps.db, profileId)) await removeImage(deps, key)
}

// The row goes last: what broke off in between is found and removed again.
export async function removeImage(
  { db, images }: Pick<Deps, 'db' | 'images'>,
  key: string,
): Promise<void> {
  await images.delete(key)
  await deleteRow(db, key)
}
