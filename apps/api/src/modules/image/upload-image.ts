import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { encodeImage } from '../../platform/images/encode-image.js'
import { newImageKey } from '../../platform/images/image-store.js'
import { assertMayWrite } from '../permission/index.js'
import { isBlocked } from './blocked-picture-repository.js'
import type { ImagePurpose } from './image-purposes.js'
import { insertImage } from './image-repository.js'
import { hashOf } from './picture-mark.js'

/** Where an image is from now on, and its size. */
export type UploadedImage = { key: string; width: number; height: number }

/**
 * Stores an image that its member may claim from now on. The row comes first: where anything fails after it, the
 * purge finds the row and deletes both, so that no unknown image stays in the store.
 * @throws AppError WRITING_PAUSED, LIMITED_SESSION, PICTURE_BLOCKED, and what `encodeImage` refuses with
 */
export async function uploadImage(
  ctx: Context<'images', Member>,
  { purpose, file }: { purpose: ImagePurpose; file: Uint8Array },
): Promise<UploadedImage> {
  if (file.byteLength > purpose.maxBytes) throw new AppError('FILE_TOO_LARGE')
  if (!purpose.isOpenWhilePaused) await assertMayWrite(ctx)
  const { bytes, look, width, height } = await encodeImage(file, purpose.geometry)
  const mark = { hash: hashOf(bytes), look }
  const { db, clock, images, actor } = ctx
  if (await isBlocked(db, mark)) throw new AppError('PICTURE_BLOCKED')
  const key = newImageKey(purpose.name)
  await insertImage(db, {
    key,
    profileId: actor.profileId,
    purpose: purpose.name,
    bytes: bytes.byteLength,
    ...mark,
    createdAt: clock.now(),
  })
  await images.put(key, bytes, purpose.visibility)
  return { key, width, height }
}
