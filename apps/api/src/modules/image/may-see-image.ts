import type { Actor } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { findImage } from './image-repository.js'

/**
 * Whether the actor may see a private image: the uploader until it is claimed, afterwards whoever the module that it
 * belongs to lets see it.
 */
export async function maySeeImage(ctx: FullContext<Actor>, key: string): Promise<boolean> {
  const image = await findImage(ctx.db, key)
  if (!image) return false
  const { purpose, profileId, belongsTo } = image
  if (belongsTo === null) return ctx.actor.kind === 'member' && ctx.actor.profileId === profileId
  return ctx.registry.findImageGuard(purpose)(ctx, { key, profileId, belongsTo })
}
