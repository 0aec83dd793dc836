import type { Comment } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { getOwnRow, listFirstReplyRows } from './comment-list-repository.js'
import { toComment } from './comment-view.js'

/** The member's own comment as it stands, with its first replies. */
export async function readComment(
  ctx: Context<never, Member>,
  { id, ownerProfileId }: { id: string; ownerProfileId: string | null },
): Promise<Comment> {
  const { database, actor } = ctx
  const row = await getOwnRow(database, actor.profileId, id)
  const viewer = { id: actor.profileId, seesBlocked: false }
  const parents = row.reply_count > 0 ? [id] : []
  const replies = await listFirstReplyRows(database, viewer, parents)
  return toComment(ctx, { row, replies, ownerProfileId })
}
