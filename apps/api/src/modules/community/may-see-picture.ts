import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { GuardedImage } from '../../platform/module/image-guard.js'
import { findReadablePost } from './see-post.js'

/** Whoever sees the post sees its pictures. */
export async function maySeePicture(
  ctx: Context<never, Actor>,
  { belongsTo }: GuardedImage,
): Promise<boolean> {
  const row = await findReadablePost(ctx, belongsTo)
  return row?.deletedAt === null
}
