import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { encodeImage } from '../../platform/images/encode-image.js'
import { newImageKey } from '../../platform/images/image-store.js'
import type { ImagePurpose } from './image-purposes.js'
import { insertImage } from './image-store.js'

/**
 * Stores an image that its member may claim from now on. The row comes first: where anything fails after it, the
 * purge finds the row and deletes both, so that no unknown image stays in the store.
 */
export async function uploadImage(
  { db, clock, images, actor }: Context<'images', Member>,
  { purpose, file }: { purpose: ImagePurpose; file: Uint8Array },
): Promise<{ key: string }> {
  if (file.byteLength > purpose.maxBytes) throw new AppError('FILE_TOO_LARGE')
  const bytes = await encodeImage(file, purpose.geometry)
  const key = newImageKey(purpose.name)
  await insertImage(db, {
    key,
    profileId: actor.profileId,
    purpose: purpose.name,
    bytes: bytes.byteLength,
    createdAt: clock.now(),
  })
  await images.put(key, bytes, purpose.visibility)
  return { key }
}
