import { z } from 'zod'
import type { ParsedQueryOf, ReplyOf } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, encodeCursor } from '../../platform/keyset/cursor.js'
import { findBlockedIds } from '../block/index.js'
import { weekOf } from './arcade-week.js'
import { findArcadeGame } from './get-arcade.js'
import { positionOf, toScoreRow } from './score-row.js'
import { countBefore, listScores } from './score-store.js'

const Position = z.object({ score: z.int32(), achievedAt: CursorInstant, profileId: z.uuid() })

const NOBODY: ReadonlySet<string> = new Set()

/** A week's scores by place. Whoever is blocked either way keeps their place and is not shown. */
export async function listRanking(
  ctx: Context<never, Actor>,
  { scope, season, cursor, limit }: ParsedQueryOf<'GET /v1/arcade/tomato/ranking'>,
): Promise<ReplyOf<'GET /v1/arcade/tomato/ranking'>> {
  const { db, clock, actor } = ctx
  const after = decodeCursor(cursor, Position)
  const viewerId = profileIdOf(actor)
  if (scope === 'friends' && viewerId === null) return { items: [], nextCursor: null }
  const among = {
    gameId: await findArcadeGame(ctx),
    week: weekOf(clock.now()) - 7 * season,
    friendsOf: scope === 'friends' && viewerId !== null ? viewerId : undefined,
  }
  const rows = await listScores(db, among, { after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const before = after ? (await countBefore(db, among, after)) + 1 : 0
  const blocked = viewerId === null ? NOBODY : await findBlockedIds(ctx, viewerId)
  const last = shown.at(-1)
  return {
    items: shown
      .map((row, at) => toScoreRow(row, { place: before + at + 1, viewerId }))
      .filter(({ profileId }) => !blocked.has(profileId)),
    nextCursor: rows.length > limit && last ? encodeCursor(positionOf(last)) : null,
  }
}
