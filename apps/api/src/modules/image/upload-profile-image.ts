import type { Deps } from '../../deps.js'
import { newProfileImageKey } from '../../platform/images/image-store.js'
import { processProfileImage } from '../../platform/images/process-profile-image.js'
import { insertImage } from './image-row-store.js'

/**
 * Keeps a picture that its profile may use from now on. The row comes first: whatever breaks off after it, the
 * sweeper finds the row and removes both, so that no image lies about unknown.
 */
export async function uploadProfileImage(
  deps: Deps,
  { profileId, file }: { profileId: string; file: Uint8Array },
): Promise<{ key: string }> {
  const bytes = await processProfileImage(file)
  const key = newProfileImageKey()
  await insertImage(deps.db, {
    key,
    profileId,
    bytes: bytes.byteLength,
    createdAt: deps.clock.now(),
  })
  await deps.images.put(key, bytes)
  return { key }
}
