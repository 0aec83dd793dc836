import { MODERATION } from '@doran/contract/limits'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { readPostCounts } from './count-repository.js'
import { hotScore } from './hot-score.js'
import { lockPost, updatePost } from './post-repository.js'

/** Brings the orders of the lists up to what people made of a post, in the transaction that changed this. */
export function recountPost(ctx: Context, postId: string): Promise<void> {
  return inTransaction(ctx, async ({ db, clock }) => {
    // Locked by a statement of its own: the counts after it contain what others committed meanwhile.
    const row = await lockPost(db, postId)
    if (!row) return
    const joinedBefore = new Date(clock.now().getTime() - MODERATION.countedAfterMs)
    const { saves, ...counts } = await readPostCounts(db, { ...row, joinedBefore })
    await updatePost(db, postId, { saves, hot: hotScore({ ...counts, createdAt: row.createdAt }) })
  })
}
