import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'

/** A member's best of a week. */
export const ScoreRow = z.object({
  place: z.number().int(),
  profileId: Uuid,
  nickName: z.string(),
  score: z.number().int(),
  isMine: z.boolean(),
})
export type ScoreRow = z.infer<typeof ScoreRow>

const Season = z.object({ from: Timestamp, to: Timestamp })

export const Arcade = z.object({
  gameId: Uuid,
  /** Tomatoes that all players popped today. */
  poppedToday: z.number().int(),
  /** Counts finished games that were not relaxed; null before the first one. */
  mine: z
    .object({
      best: z.number().int(),
      average: z.number().int(),
      games: z.number().int(),
      /** Days in a row with a game, until today or yesterday. */
      days: z.number().int(),
    })
    .nullable(),
  /** Today's seed: how often it can still be tried, and the best so far. */
  daily: z.object({ triesLeft: z.number().int(), best: z.number().int().nullable() }),
  season: Season,
  /** The caller's place this week; null without a score in it. */
  place: ScoreRow.nullable(),
  /** The three best of last week; empty where there was no game. */
  podium: z.array(ScoreRow),
})
export type Arcade = z.infer<typeof Arcade>

/** Why a finished game is in no ranking; null where it is. `late`: its end came long after it could have, by a pause or on its way. */
export const Unranked = z.enum(['visitor', 'relaxed', 'paused', 'too_fast', 'clock', 'late'])
export type Unranked = z.infer<typeof Unranked>

export const arcadeCalls = {
  ...call('GET /v1/arcade/tomato', {
    actor: 'anyone',
    limit: 'read',
    reply: json(Arcade),
    codes: [],
  }),
  /** `season` counts weeks back, 0 being this one. `friends`: people whom the caller chats with, and themselves. */
  ...call('GET /v1/arcade/tomato/ranking', {
    actor: 'anyone',
    limit: 'read',
    isConditional: true,
    query: z.object({
      scope: z.enum(['all', 'friends']).default('all'),
      season: z.coerce.number().int().min(0).max(520).default(0),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(ScoreRow)),
    codes: [],
  }),
  /** Weeks that are over, the latest first, with their three best. */
  ...call('GET /v1/arcade/tomato/season', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(Season.extend({ podium: z.array(ScoreRow) }))),
    codes: [],
  }),
  /** The ranking of a finished game of the caller's. */
  ...call('GET /v1/arcade/tomato/play/{playId}', {
    actor: 'visitor',
    owns: 'arcadePlay',
    limit: 'read',
    params: z.object({ playId: Uuid }),
    reply: json(
      z.object({
        score: z.number().int(),
        /** Better than all of the caller's earlier games. */
        isBest: z.boolean(),
        /** The place before the game and after it; null without a score in the week. */
        place: z
          .object({ before: z.number().int().nullable(), after: z.number().int() })
          .nullable(),
        unranked: Unranked.nullable(),
        seed: z.number().int(),
      }),
    ),
    codes: ['NOT_FOUND'],
  }),
}
