import type { Context } from '../../platform/context/context.js'
import { deleteImage } from './delete-images.js'
import { PURGED_AFTER_MS } from './image-lifetime.js'
import { listUnused } from './image-repository.js'

const BATCH_SIZE = 500

/** Deletes images that nothing uses any more and returns how many; any process may, and twice changes nothing. */
export async function purgeUnusedImages(ctx: Context<'images'>): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - PURGED_AFTER_MS)
  const keys = await listUnused(ctx.db, before, BATCH_SIZE)
  for (const key of keys) await deleteImage(ctx, key)
  return keys.length
}
