import { z } from 'zod'
import type { CommentSort, CommentTarget, ReplyOf } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { findCounts } from '../engagement/index.js'
import { isOperator } from '../permission/index.js'
import {
  listCommentRows,
  listFirstReplyRows,
  listReplyRows,
  type ShownRow,
  type Viewer,
} from './comment-list-repository.js'
import { toComment } from './comment-view.js'
import { findCommented } from './find-comment.js'

const Position = z.object({
  sort: z.enum(['new', 'liked']),
  likes: z.int32(),
  createdAt: CursorInstant,
  id: z.uuid(),
})

type Query = {
  targetType: CommentTarget
  targetId: string
  parentId?: string | undefined
  sort: CommentSort
  cursor?: string | undefined
  limit: number
}
type Listed = ReplyOf<'GET /v1/comment/{targetType}/{targetId}'>

/**
 * What people said of a thing, by `sort`, each with its first replies; with `parentId` the replies to that comment, the
 * oldest first. A cursor of another sort is refused.
 * @throws AppError NOT_FOUND, INVALID_INPUT
 */
export async function listComments(ctx: FullContext<Actor>, query: Query): Promise<Listed> {
  const { targetType, targetId, limit, sort } = query
  const place = await findCommented(ctx, { target_type: targetType, target_id: targetId })
  if (!place) throw new AppError('NOT_FOUND')
  const { access, thing } = place
  const nothing = { items: [], nextCursor: null }
  if (access === 'off') return { access, count: 0, ...nothing }
  const { comments: count } = await findCounts(ctx.db, { targetType, targetId })
  if (access === 'closed') return { access, count, ...nothing }
  const page = toPage(
    await listRows(ctx, query),
    limit,
    (row) => row,
    ({ id, likes, created_at: at }) => ({ sort, likes, createdAt: at.toISOString(), id }),
  )
  const repliesOf = await findReplies(ctx, page.items)
  const { ownerProfileId } = thing
  const items = page.items.map((row) =>
    toComment(ctx, { row, replies: repliesOf.get(row.id) ?? [], ownerProfileId }),
  )
  // Who reads knows of the thing itself that it is no more.
  return { access: 'open', count, items, nextCursor: page.nextCursor }
}

const viewerOf = (ctx: FullContext<Actor>): Viewer => ({
  id: profileIdOf(ctx.actor),
  seesBlocked: isOperator(ctx),
})

async function listRows(ctx: FullContext<Actor>, query: Query): Promise<ShownRow[]> {
  const { parentId, sort } = query
  const ofSort = Position.refine((position) => position.sort === sort)
  const range = { after: decodeCursor(query.cursor, ofSort), limit: query.limit + 1 }
  if (parentId === undefined) return listCommentRows(ctx.database, viewerOf(ctx), query, range)
  return listReplyRows(ctx.database, viewerOf(ctx), { ...query, parentId }, range)
}

async function findReplies(
  ctx: FullContext<Actor>,
  rows: readonly ShownRow[],
): Promise<ReadonlyMap<string, ShownRow[]>> {
  const parents = rows.filter(({ reply_count: count }) => count > 0).map(({ id }) => id)
  const replies = await listFirstReplyRows(ctx.database, viewerOf(ctx), parents)
  return Map.groupBy(replies, ({ parent_id: parentId }) => parentId ?? '')
}
