import type { Comment } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayWrite } from '../permission/index.js'
import { updateBody } from './comment-repository.js'
import { editableUntil } from './comment-view.js'
import type { CommentRow } from '../../schema/comment/comment.table.js'
import { findCommented } from './find-comment.js'
import { readComment } from './read-comment.js'
import { refuseLink } from './refuse-link.js'

/**
 * Changes what a comment says, within its first minutes.
 * @throws AppError LIMITED_SESSION, COMMENT_TOO_OLD, INVALID_INPUT, NOT_FOUND
 */
export async function editComment(
  ctx: FullContext<Member>,
  { comment, body }: { comment: CommentRow; body: string },
): Promise<Comment> {
  const rights = await assertMayWrite(ctx)
  const editedAt = ctx.clock.now()
  if (editedAt >= editableUntil(comment.createdAt)) throw new AppError('COMMENT_TOO_OLD')
  refuseLink(rights, body)
  const isChanged = body !== comment.body
  if (isChanged && !(await updateBody(ctx.db, comment.id, { body, editedAt }))) {
    throw new AppError('NOT_FOUND')
  }
  const place = { target_type: comment.targetType, target_id: comment.targetId }
  const commented = await findCommented(ctx, place)
  const ownerProfileId = commented?.thing.ownerProfileId ?? null
  return readComment(ctx, { id: comment.id, ownerProfileId })
}
