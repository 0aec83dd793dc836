import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { Maker } from '../profile/calls.js'
import { AgeRating } from '../theme/calls.js'
import { GameContent, GameKind, Picture, TierItem, TierRow, WorldcupItem } from './content.js'
import { GAME_FIELD_COPY } from './copy.js'
import { GAME_LENGTHS } from './limits.js'
import { ResultCard } from './outcome.js'

/** The moods that players choose by: three minutes, two people, laughing, thinking. */
export const GameMood = z.enum(['short', 'together', 'funny', 'deep'])
export type GameMood = z.infer<typeof GameMood>

export const GameCard = z.object({
  id: Uuid,
  slug: z.string(),
  kind: GameKind,
  title: z.string(),
  subtitle: z.string(),
  cover: Picture,
  tags: z.array(z.string()),
  moods: z.array(GameMood),
  minutes: z.number().int(),
  ageRating: AgeRating,
  /** Its first question, or two who may meet. */
  preview: z.string(),
  /** Counted finishes; null while they are fewer than 30. */
  finishes: z.number().int().nullable(),
  publishedAt: Timestamp,
})
export type GameCard = z.infer<typeof GameCard>

export const GameDetail = GameCard.extend({
  description: z.string(),
  maker: Maker,
  version: z.object({ id: Uuid, number: z.number().int(), publishedAt: Timestamp }),
  /** The sizes that fit a world cup; empty for other kinds. */
  sizes: z.array(z.number().int()),
  /** Questions, or items. */
  length: z.number().int(),
  resultCount: z.number().int(),
  allowComments: z.boolean(),
  related: z.array(GameCard),
  /** A PNG of 1200 × 630 for links. */
  linkImage: z.string(),
})
export type GameDetail = z.infer<typeof GameDetail>

/** Statistics over all counted finishes. While they are too few `results` is empty and `isEnough` false. */
export const GameStat = z.object({
  finishes: z.number().int(),
  needed: z.number().int(),
  isEnough: z.boolean(),
  /** Present for tests, the most frequent first. */
  results: z.array(
    z.object({
      resultKey: z.string(),
      title: z.string(),
      picture: Picture,
      percent: z.number().int(),
    }),
  ),
})
export type GameStat = z.infer<typeof GameStat>

/**
 * The ranking of a world cup by the lower bound of Wilson's interval (95 %) for winning a match. Percentages are
 * whole.
 */
export const GameRanking = z.object({
  finishes: z.number().int(),
  needed: z.number().int(),
  isEnough: z.boolean(),
  items: z.array(
    z.object({
      item: WorldcupItem,
      place: z.number().int(),
      winPercent: z.number().int(),
      championPercent: z.number().int(),
    }),
  ),
})
export type GameRanking = z.infer<typeof GameRanking>

/** How many days of boards are put together: the last seven, or all there are. */
export const ConsensusPeriod = z.enum(['week', 'all'])
export type ConsensusPeriod = z.infer<typeof ConsensusPeriod>

/**
 * The consensus of all counted boards of a template. Rows are the template's own; items in a row that a player
 * renamed do not count. While the boards are too few `items` is empty and `isEnough` false.
 */
export const TierConsensus = z.object({
  period: ConsensusPeriod,
  /** Counted boards: the last one of each person. */
  boards: z.number().int(),
  needed: z.number().int(),
  isEnough: z.boolean(),
  rows: z.array(TierRow),
  items: z.array(
    z.object({
      item: TierItem,
      /** Counts the boards that have it in a row. */
      count: z.number().int(),
      /** The mean of the rows' scores, and the row that is nearest to it; null where no board has placed it. */
      mean: z.number().nullable(),
      meanRow: z.string().nullable(),
      /** The row that most chose; of equal ones that nearest to the mean. */
      modeRow: z.string().nullable(),
      /** The standard deviation of the scores: how much they disagree. */
      spread: z.number(),
      /** Whole percentages by row, in the rows' order; together 100, or all 0. */
      percents: z.array(z.number().int()),
    }),
  ),
  /** The keys of up to five items on which the boards disagree most. */
  divided: z.array(z.string()),
  /** The caller's last board, where there is one. */
  mine: z
    .object({
      playId: Uuid,
      shareCode: z.string(),
      /** Whether it is in the numbers, and whether it is not because its owner does not want it to be. */
      isCounted: z.boolean(),
      isLeftOut: z.boolean(),
      placements: z.array(z.object({ itemKey: z.string(), rowKey: z.string() })),
    })
    .nullable(),
})
export type TierConsensus = z.infer<typeof TierConsensus>

/** A play of one's own in a list. */
export const PlayCard = z.object({
  id: Uuid,
  shareCode: z.string(),
  game: GameCard,
  status: z.enum(['started', 'finished']),
  /** Answers given, or matches decided, of how many. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  result: ResultCard.nullable(),
  lastAt: Timestamp,
})
export type PlayCard = z.infer<typeof PlayCard>

const ofGame = { params: z.object({ gameId: Uuid }) } as const

export const gameCalls = {
  /** A member's interests stand first where `sort` is `hot`. */
  ...call('GET /v1/game', {
    actor: 'anyone',
    limit: 'gameSearch',
    query: z.object({
      kind: GameKind.optional(),
      mood: GameMood.optional(),
      tag: z.string().trim().min(1).max(12).optional(),
      q: z
        .string()
        .trim()
        .max(GAME_LENGTHS.gameSearch, GAME_FIELD_COPY.gameSearchTooLong)
        .optional(),
      /** Only games of this maker are listed. */
      maker: Uuid.optional(),
      sort: z.enum(['hot', 'new', 'top']).default('hot'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(GameCard)),
    codes: [],
  }),
  /** The opening of a hub: today's game and shelves; of one kind, or of all. */
  ...call('GET /v1/game/hub', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({ kind: GameKind.optional() }),
    reply: json(
      z.object({
        /** Kinds that have a public game. */
        kinds: z.array(GameKind),
        today: GameCard.nullable(),
        shelves: z.array(
          z.object({ key: z.string(), title: z.string(), items: z.array(GameCard) }),
        ),
      }),
    ),
    codes: [],
  }),
  ...call('GET /v1/game/{gameId}', {
    ...ofGame,
    actor: 'anyone',
    limit: 'read',
    reply: json(GameDetail),
    codes: ['NOT_FOUND'],
  }),
  /** The content of the published version, which is the one that is played. */
  ...call('GET /v1/game/{gameId}/content', {
    ...ofGame,
    actor: 'anyone',
    limit: 'read',
    reply: json(z.object({ versionId: Uuid, content: GameContent })),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('GET /v1/game/{gameId}/stat', {
    ...ofGame,
    actor: 'anyone',
    limit: 'read',
    reply: json(GameStat),
    codes: ['NOT_FOUND'],
  }),
  /** Only tier boards have a consensus. */
  ...call('GET /v1/game/{gameId}/consensus', {
    ...ofGame,
    actor: 'anyone',
    limit: 'read',
    query: z.object({ period: ConsensusPeriod.default('all') }),
    reply: json(TierConsensus),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Of other kinds than world cups it has no items. */
  ...call('GET /v1/game/{gameId}/ranking', {
    ...ofGame,
    actor: 'anyone',
    limit: 'read',
    reply: json(GameRanking),
    codes: ['NOT_FOUND'],
  }),
}
