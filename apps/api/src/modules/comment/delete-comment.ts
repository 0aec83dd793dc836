import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { countOneLess } from '../engagement/index.js'
import { emptyComment } from './comment-store.js'
import type { CommentRow } from './comment.table.js'

/** Takes back what the member wrote; replies to it stay. */
export function deleteComment(
  ctx: Context<never, Member>,
  { id, targetType, targetId }: CommentRow,
): Promise<void> {
  return inTransaction(ctx, async ({ db, clock }) => {
    if (!(await emptyComment(db, id, clock.now()))) return
    await countOneLess(db, { targetType, targetId }, 'comments')
  })
}
