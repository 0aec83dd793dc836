import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { UNUSED_FOR_MS } from './image-lifetime.js'
import type { ImagePurpose } from './image-purposes.js'
import { markUnused, markUsed } from './image-repository.js'

/** What uses an image: the id of a profile, message, post … by purpose. */
type Use = { purpose: ImagePurpose; belongsTo: string }

/**
 * Assigns one of the member's uploads to what uses it from now on, in the transaction that writes this; an image of
 * another member, purpose or use is refused like an unknown one. The caller holds the lock of what it belongs to, so
 * that claims and releases of one thing follow each other.
 */
export async function claimImage(
  { db, clock, actor }: Context<never, Member>,
  { purpose, belongsTo, key }: Use & { key: string },
): Promise<void> {
  const at = clock.now()
  const since = new Date(at.getTime() - UNUSED_FOR_MS)
  const image = { key, profileId: actor.profileId, purpose: purpose.name, belongsTo }
  if (await markUsed(db, image, { since, at })) return
  throw new AppError('INVALID_INPUT', purpose.refusal)
}

/**
 * Releases all images of something that is removed or gets others, in the transaction that writes this; they are
 * deleted with the next purge.
 */
export async function releaseImages({ db }: Context, { purpose, belongsTo }: Use): Promise<void> {
  await markUnused(db, { purpose: purpose.name, belongsTo })
}
