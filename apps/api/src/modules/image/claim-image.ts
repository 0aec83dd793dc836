import { FIELD_COPY } from '@doran/contract/errors'
import { AppError } from '../../platform/errors/app-error.js'
import type { Executor } from '../../platform/db/client.js'
import { UNUSED_FOR_MS } from './lifetime.js'
import { markUnused, markUsed } from './image-row-store.js'

/**
 * Lets a profile use an image of its own from now on; a foreign key is refused like an unknown one. Whoever calls
 * holds the lock of the profile's row, so that claims and releases of one profile follow each other.
 */
export async function claimImage(
  tx: Executor,
  { profileId, key, at }: { profileId: string; key: string; at: Date },
): Promise<void> {
  const since = new Date(at.getTime() - UNUSED_FOR_MS)
  if (await markUsed(tx, { profileId, key, since, at })) return
  throw new AppError('INVALID_INPUT', { field: 'profileImage', message: FIELD_COPY.profileImage })
}

/** Nothing uses the image any more: the sweeper removes it. */
export async function releaseImage(tx: Executor, key: string): Promise<void> {
  await markUnused(tx, key)
}
