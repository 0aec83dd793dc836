import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { Maker } from '../profile/calls.js'
import { AgeRating } from '../theme/calls.js'
import { GameContent, GameKind, Picture, WorldcupItem } from './content.js'
import { GAME_FIELD_COPY } from './copy.js'
import { GAME_LENGTHS } from './limits.js'
import { ResultCard } from './outcome.js'

/** What somebody is in the mood for: three minutes, two people, laughing, thinking. */
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
  /** Of a world cup the sizes that fit, else none. */
  sizes: z.array(z.number().int()),
  /** Questions, or items. */
  length: z.number().int(),
  /** How many results there are. */
  resultCount: z.number().int(),
  allowComments: z.boolean(),
  related: z.array(GameCard),
  /** A PNG of 1200 × 630 for links. */
  linkImage: z.string(),
})
export type GameDetail = z.infer<typeof GameDetail>

/** What all counted finishes say. While they are too few `results` is empty and `isEnough` false. */
export const GameStat = z.object({
  finishes: z.number().int(),
  needed: z.number().int(),
  isEnough: z.boolean(),
  /** Of tests: the most frequent first. */
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

/** Of a world cup: by the lower bound of Wilson's interval (95 %) for winning a match. Percentages are whole. */
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
      /** By whom it was made. */
      maker: Uuid.optional(),
      sort: z.enum(['hot', 'new', 'top']).default('hot'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(GameCard)),
    codes: [],
  }),
  /** What a hub opens with: today's game and shelves; of one kind, or of all. */
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
  /** What is played: the published version. */
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
  /** Of other kinds than world cups it has no items. */
  ...call('GET /v1/game/{gameId}/ranking', {
    ...ofGame,
    actor: 'anyone',
    limit: 'read',
    reply: json(GameRanking),
    codes: ['NOT_FOUND'],
  }),
}
