import type { Comment, CommentReply } from '@doran/contract'
import { COMMENT } from '@doran/contract/limits'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { toAuthor } from '../profile/index.js'
import type { ShownRow } from './comment-list-repository.js'

/** Who made what is commented on; null for nobody. */
type Beside = { ownerProfileId: string | null }

/** When it may be edited no more. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + COMMENT.editableMs)
}

export function toReply(
  { actor, clock }: Context<never, Actor>,
  { ownerProfileId, row }: Beside & { row: ShownRow },
): CommentReply {
  const isDeleted = row.deleted_at !== null
  const isMine = !isDeleted && actor.kind === 'member' && row.author_id === actor.profileId
  const until = editableUntil(row.created_at)
  return {
    id: row.id,
    parentId: row.parent_id,
    author: isDeleted ? null : toAuthor(row),
    replyTo: isDeleted ? null : row.reply_to,
    body: isDeleted ? '' : row.body,
    isDeleted,
    isMine,
    isByMaker: !isDeleted && row.author_id !== null && row.author_id === ownerProfileId,
    likes: isDeleted ? 0 : row.likes,
    isLiked: !isDeleted && row.is_liked,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    editableUntil: isMine && clock.now() < until ? until.toISOString() : null,
  }
}

export function toComment(
  ctx: Context<never, Actor>,
  { row, replies, ownerProfileId }: Beside & { row: ShownRow; replies: readonly ShownRow[] },
): Comment {
  return {
    ...toReply(ctx, { ownerProfileId, row }),
    replies: replies.map((reply) => toReply(ctx, { ownerProfileId, row: reply })),
    replyCount: row.reply_count,
  }
}
