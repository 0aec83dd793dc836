import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { GuardedImage } from '../../platform/module/image-guard.js'
import { findOwnItem } from './item-store.js'

/** The two of the conversation, as long as the item is theirs to see. */
export async function maySeePhoto(
  { db, actor }: Context<never, Actor>,
  { belongsTo }: GuardedImage,
): Promise<boolean> {
  return actor.kind === 'member' && (await findOwnItem(db, actor.profileId, belongsTo)) !== null
}
