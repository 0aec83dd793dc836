import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findShownRow } from './comment-list-repository.js'
import type { CommentRow } from '../../schema/comment/comment.table.js'

/** What a reply answers: where it will stand, and to whom it speaks. */
export type Answered = {
  id: string
  /** The comment that it stands below. */
  topId: string
  authorProfileId: string | null
}

type Reply = Pick<CommentRow, 'targetType' | 'targetId' | 'parentId'>

/**
 * Null for what answers nothing.
 * @throws AppError NOT_FOUND where it was deleted, stands elsewhere, or is not the member's to see
 */
export async function findAnswered(
  { database, actor }: Context<never, Member>,
  { targetType, targetId, parentId }: Reply,
): Promise<Answered | null> {
  if (parentId === null) return null
  const row = await findShownRow(database, actor.profileId, parentId)
  if (row?.target_type !== targetType || row.target_id !== targetId) {
    throw new AppError('NOT_FOUND')
  }
  return { id: row.id, topId: row.parent_id ?? row.id, authorProfileId: row.author_id }
}
