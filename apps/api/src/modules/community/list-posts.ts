import { z } from 'zod'
import type { ParsedQueryOf, PostCard, ReplyOf } from '@doran/contract'
import { COMMUNITY } from '@doran/contract/limits'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import {
  listPinnedRows,
  listPostRows,
  type PostPosition,
  type ShownPostRow,
} from './post-list-repository.js'
import { toPostCard } from './post-view.js'

const Position = z.discriminatedUnion('sort', [
  z.object({ sort: z.literal('hot'), hot: z.number(), id: z.uuid() }),
  z.object({ sort: z.literal('new'), createdAt: CursorInstant, id: z.uuid() }),
  z.object({ sort: z.literal('lasting'), saves: z.int32(), id: z.uuid() }),
])

type ActorContext = Context<never, Actor>

/** Posts that the actor sees, filtered, a page at a time. A cursor of another sort is refused. */
export async function listPosts(
  ctx: ActorContext,
  { sort, limit, cursor, ...filter }: ParsedQueryOf<'GET /v1/community/post'>,
): Promise<ReplyOf<'GET /v1/community/post'>> {
  const after = decodeCursor(
    cursor,
    Position.refine((position) => position.sort === sort),
  )
  const isFirst = after === null && filter.author === undefined
  const [rows, pinned] = await Promise.all([
    listPostRows(ctx.database, profileIdOf(ctx.actor), filter, { sort, after, limit: limit + 1 }),
    isFirst ? listPinnedRows(ctx.database, profileIdOf(ctx.actor), COMMUNITY.pinned) : [],
  ])
  const toCard = (row: ShownPostRow) => toPostCard(ctx, row)
  return {
    ...toPage(rows, limit, toCard, (row) => positionOf(sort, row)),
    pinned: pinned.map(toCard),
  }
}

function positionOf(sort: PostPosition['sort'], row: ShownPostRow): PostPosition {
  const { id } = row
  if (sort === 'new') return { sort, createdAt: row.created_at.toISOString(), id }
  return sort === 'hot' ? { sort, hot: row.hot, id } : { sort, saves: row.saves, id }
}

/** What people talk about now, by as many authors as there are. */
export async function listHottestPosts(
  ctx: ActorContext,
  { limit }: { limit: number },
): Promise<PostCard[]> {
  const order = { sort: 'hot', after: null, limit: limit * 4 } as const
  const rows = await listPostRows(ctx.database, profileIdOf(ctx.actor), {}, order)
  const firstOf = new Map(rows.toReversed().map((row) => [row.author_id ?? row.id, row.id]))
  const isFirst = (row: ShownPostRow) => firstOf.get(row.author_id ?? row.id) === row.id
  const [firsts, others] = [rows.filter(isFirst), rows.filter((row) => !isFirst(row))]
  return [...firsts, ...others].slice(0, limit).map((row) => toPostCard(ctx, row))
}
