import type { ParsedBodyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findByClientId, findCommentRow } from './comment-repository.js'
import type { CommentRow } from '../../schema/comment/comment.table.js'

export type NewComment = ParsedBodyOf<'POST /v1/comment/{targetType}/{targetId}'> &
  Pick<CommentRow, 'targetType' | 'targetId'>

/**
 * The id of the comment that the member's client id made before; null for a new one.
 * @throws AppError KEY_REUSED where that was another comment
 */
export async function findRepeated(
  { db, actor }: Context<never, Member>,
  given: NewComment,
): Promise<string | null> {
  const row = await findByClientId(db, actor.profileId, given.clientCommentId)
  if (!row) return null
  const answered = given.parentId === null ? null : await findCommentRow(db, given.parentId)
  const isSame =
    row.targetType === given.targetType &&
    row.targetId === given.targetId &&
    row.parentId === (answered?.parentId ?? answered?.id ?? null) &&
    // What was edited or deleted since says no more how it began.
    (row.body === given.body || row.editedAt !== null || row.deletedAt !== null)
  if (!isSame) throw new AppError('KEY_REUSED')
  return row.id
}
