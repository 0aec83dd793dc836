import type { Context } from '../../platform/context/context.js'
import { deleteRow, listKeysOf } from './image-store.js'

/** Deletes every image that a profile uploaded, whatever uses it; doing it twice changes nothing. */
export async function deleteImagesOf(ctx: Context<'images'>, profileId: string): Promise<void> {
  for (const key of await listKeysOf(ctx.db, profileId)) await deleteImage(ctx, key)
}

// The row goes last: what broke off in between is found and deleted again.
export async function deleteImage({ db, images }: Context<'images'>, key: string): Promise<void> {
  await images.delete(key)
  await deleteRow(db, key)
}
