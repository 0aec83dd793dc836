import type { Context } from '../../platform/context/context.js'
import { deleteRow, listKeysOf, markUnused } from './image-repository.js'

/** Deletes every image that a profile uploaded, whatever uses it; doing it twice changes nothing. */
export async function deleteImagesOf(ctx: Context<'images'>, profileId: string): Promise<void> {
  for (const key of await listKeysOf(ctx.db, profileId)) await deleteImage(ctx, key)
}

/** Deletes an image that nobody is to see any more, without waiting for the purge, which finds what fails here. */
export async function releaseAndDelete(
  ctx: Context<'images'>,
  { purpose, belongsTo, key }: { purpose: { name: string }; belongsTo: string; key: string },
): Promise<void> {
  await markUnused(ctx.db, { purpose: purpose.name, belongsTo })
  await deleteImage(ctx, key).catch((cause: unknown) =>
    ctx.logger.warn({ err: cause }, 'an image was not deleted and is left to the purge'),
  )
}

// The row goes last: what broke off in between is found and deleted again.
export async function deleteImage({ db, images }: Context<'images'>, key: string): Promise<void> {
  await images.delete(key)
  await deleteRow(db, key)
}
