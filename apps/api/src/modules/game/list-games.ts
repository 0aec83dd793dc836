import { z } from 'zod'
import type { GameCard, ParsedQueryOf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listInterests } from '../account/index.js'
import {
  listGameRows,
  type GameFilter,
  type GameListRow,
  type GamePosition,
} from './game-repository.js'
import { toGameCard } from './game-view.js'
import { searchTermsOf } from './search-text.js'

const Position = z.discriminatedUnion('sort', [
  z.object({
    sort: z.literal('hot'),
    isOfInterest: z.boolean(),
    hot: z.number(),
    id: z.uuid(),
  }),
  z.object({ sort: z.literal('new'), publishedAt: CursorInstant, id: z.uuid() }),
  z.object({ sort: z.literal('top'), finishes: z.int32(), id: z.uuid() }),
])

/** Public games, filtered, a page at a time. A cursor of another sort is refused. */
export async function listGames(
  ctx: Context<never, Actor>,
  query: ParsedQueryOf<'GET /v1/game'>,
): Promise<{ items: GameCard[]; nextCursor: string | null }> {
  const { sort, limit, kind, mood, tag, maker, q } = query
  const schema = Position.refine((position) => position.sort === sort)
  const after = decodeCursor(query.cursor, schema)
  const interests = sort === 'hot' ? await listInterests(ctx) : []
  const filter = { kind, mood, tag, maker, terms: searchTermsOf(q ?? '') }
  const rows = await listGameRows(ctx.db, filter, { sort, interests, after, limit: limit + 1 })
  return toPage(rows, limit, toGameCard, (row) => positionOf(sort, row))
}

function positionOf(sort: GamePosition['sort'], row: GameListRow): GamePosition {
  const { id } = row
  if (sort === 'new') return { sort, publishedAt: row.publishedAt.toISOString(), id }
  if (sort === 'top') return { sort, finishes: row.finishes, id }
  return { sort, isOfInterest: row.isOfInterest, hot: row.hot, id }
}

/** The first games by an order, without pages. */
export async function listFirstGames(
  { db }: Context,
  { sort, limit, ...filter }: GameFilter & { sort: GamePosition['sort']; limit: number },
): Promise<GameCard[]> {
  const rows = await listGameRows(db, filter, { sort, after: null, limit })
  return rows.map(toGameCard)
}
