import { COMMUNITY } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { lockPinned, lockPost, unpinAllBut, updatePost } from './post-repository.js'

/**
 * Puts a post above all lists, in place of the oldest there, or takes it down.
 * @throws AppError NOT_FOUND for what is deleted or hidden too
 */
export function pinPost(
  ctx: Context<never, Member>,
  { postId, isPinned }: { postId: string; isPinned: boolean },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { db, clock } = tx
    await lockPinned(db)
    const row = await lockPost(db, postId)
    if (!row || row.deletedAt !== null || row.isHidden) throw new AppError('NOT_FOUND')
    if ((row.pinnedAt !== null) === isPinned) return
    await updatePost(db, postId, { pinnedAt: isPinned ? clock.now() : null })
    await unpinAllBut(db, COMMUNITY.pinned)
    await recordAudit(tx, { action: 'post.pinned', memberId: null, details: { postId, isPinned } })
  })
}
