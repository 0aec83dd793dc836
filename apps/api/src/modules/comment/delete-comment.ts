import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { countOneLess, tellCounted } from '../engagement/index.js'
import { emptyComment } from './comment-repository.js'
import type { CommentRow } from '../../schema/comment/comment.table.js'

/** Takes back what the member wrote; replies to it stay. */
export function deleteComment(
  ctx: FullContext<Member>,
  { id, targetType, targetId }: CommentRow,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { db, clock } = tx
    const emptied = await emptyComment(db, id, clock.now())
    if (emptied?.isHidden !== false) return
    await countOneLess(db, { targetType, targetId }, 'comments')
    await tellCounted(tx, { targetType, targetId })
  })
}
