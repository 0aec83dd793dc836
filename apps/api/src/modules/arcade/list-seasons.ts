import { z } from 'zod'
import type { ParsedQueryOf, ReplyOf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { seasonOf, weekOf } from './arcade-week.js'
import { findArcadeGame, PODIUM } from './get-arcade.js'
import { readPlaces, viewerOf } from './read-places.js'
import { listWeeks } from './score-repository.js'

const Position = z.object({ week: z.int32() })

/** Weeks that are over, with who stood at the top. */
export async function listSeasons(
  ctx: Context<never, Actor>,
  { cursor, limit }: ParsedQueryOf<'GET /v1/arcade/tomato/season'>,
): Promise<ReplyOf<'GET /v1/arcade/tomato/season'>> {
  const current = weekOf(ctx.clock.now())
  const before = Math.min(current, decodeCursor(cursor, Position)?.week ?? current)
  const gameId = await findArcadeGame(ctx)
  const viewer = await viewerOf(ctx)
  const weeks = await listWeeks(ctx.db, { gameId, before, limit: limit + 1 })
  const { items, nextCursor } = toPage(
    weeks,
    limit,
    (week) => week,
    (week) => ({ week }),
  )
  const podiums = items.map(async (week) => ({
    ...seasonOf(week),
    podium: (await readPlaces(ctx, { viewer, among: { gameId, week }, ...PODIUM })).items,
  }))
  return { items: await Promise.all(podiums), nextCursor }
}
