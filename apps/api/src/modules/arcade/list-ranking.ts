import { z } from 'zod'
import type { ParsedQueryOf, ReplyOf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, encodeCursor } from '../../platform/keyset/cursor.js'
import { weekOf } from './arcade-week.js'
import { findArcadeGame } from './get-arcade.js'
import { readPlaces, viewerOf } from './read-places.js'

const Position = z.object({ score: z.int32(), achievedAt: CursorInstant, profileId: z.uuid() })

/** A week's scores by place. */
export async function listRanking(
  ctx: Context<never, Actor>,
  { scope, season, cursor, limit }: ParsedQueryOf<'GET /v1/arcade/tomato/ranking'>,
): Promise<ReplyOf<'GET /v1/arcade/tomato/ranking'>> {
  const after = decodeCursor(cursor, Position)
  const viewer = await viewerOf(ctx)
  const { viewerId } = viewer
  if (scope === 'friends' && viewerId === null) return { items: [], nextCursor: null }
  const among = {
    gameId: await findArcadeGame(ctx),
    week: weekOf(ctx.clock.now()) - 7 * season,
    friendsOf: scope === 'friends' && viewerId !== null ? viewerId : undefined,
  }
  const { items, next } = await readPlaces(ctx, { viewer, among, after, limit })
  return { items, nextCursor: next && encodeCursor(next) }
}
