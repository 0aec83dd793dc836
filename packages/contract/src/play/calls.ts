import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { GameCard, PlayCard } from '../game/calls.js'
import { GameContent, GameKind } from '../game/content.js'
import { WORLDCUP_SIZES } from '../game/limits.js'
import { GameOutcome, ResultCard } from '../game/outcome.js'
import { PlayInput } from './inputs.js'
import { PLAY } from './limits.js'

/** `daily`: everybody's seed of the day. */
export const PlayMode = z.enum(['normal', 'relaxed', 'daily'])
export type PlayMode = z.infer<typeof PlayMode>

export const ShareCode = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{10}$/)

/** The options of a new play. */
export const PlayOptions = z.object({
  /** Set for world cups alone. */
  size: z.number().int().nullable(),
  /** Of tomato fields alone: it goes by turns, without a clock. */
  turns: z.literal(true).optional(),
})
export type PlayOptions = z.infer<typeof PlayOptions>

/** A play that goes on in this browser. The content is that of its version; `inputs` are all that were made. */
export const OpenPlay = z.object({
  id: Uuid,
  game: GameCard,
  versionId: Uuid,
  content: GameContent,
  /** A 31-bit integer. */
  seed: z.number().int(),
  options: PlayOptions,
  mode: PlayMode,
  inputs: z.array(PlayInput),
  /** Asked for with every input; the last one handed out is good alone. */
  token: z.string(),
})
export type OpenPlay = z.infer<typeof OpenPlay>

/** A finished play, for its owner or a caller who has its code. */
export const FinishedPlay = z.object({
  /** Present for its owner alone. */
  id: Uuid.nullable(),
  shareCode: ShareCode,
  isMine: z.boolean(),
  isPublic: z.boolean(),
  showName: z.boolean(),
  /** Present where the owner shows their nickname. */
  playerName: z.string().nullable(),
  finishedAt: Timestamp,
  game: GameCard,
  outcome: GameOutcome,
  card: ResultCard,
  /** The share of all counted finishes that ended alike, in percent; null while they are too few. */
  samePercent: z.number().int().nullable(),
  /** A PNG of 1200 × 630; `-square` and `-tall` before its ending are the other two. */
  linkImage: z.string(),
})
export type FinishedPlay = z.infer<typeof FinishedPlay>

/** Two results of one game, side by side. */
export const Comparison = z.object({
  a: FinishedPlay,
  b: FinishedPlay,
  /** The likeness of both, in percent. */
  percent: z.number().int(),
  /** The meaning of the percentage, in a sentence. */
  sentence: z.string(),
  rows: z.array(z.object({ label: z.string(), a: z.string(), b: z.string(), isSame: z.boolean() })),
})
export type Comparison = z.infer<typeof Comparison>

const ofPlay = { params: z.object({ playId: Uuid }) } as const

const moreInputs = z.object({
  token: z.string().min(10).max(100),
  /** The number of inputs before these. Inputs that the play has already may be sent again. */
  from: z.number().int().min(0).max(PLAY.inputs),
  inputs: z.array(PlayInput).max(PLAY.inputsAtOnce),
})

export const playCalls = {
  ...call('POST /v1/play', {
    actor: 'visitor',
    limit: 'playStart',
    replayKey: 'clientPlayId',
    body: z.object({
      clientPlayId: ClientId,
      gameId: Uuid,
      mode: PlayMode.default('normal'),
      /** The size of a world cup; absent, the largest up to 16 that fits. */
      size: z.literal(WORLDCUP_SIZES).optional(),
    }),
    reply: json(OpenPlay),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** What the caller has of a game: the play that waits to go on, and the last one finished. */
  ...call('GET /v1/game/{gameId}/mine', {
    params: z.object({ gameId: Uuid }),
    actor: 'anyone',
    limit: 'read',
    reply: json(
      z.object({
        unfinished: PlayCard.nullable(),
        finished: PlayCard.nullable(),
        /** The results that the caller had so far, each once: the endings that were found. */
        resultKeys: z.array(z.string()),
      }),
    ),
    codes: ['NOT_FOUND'],
  }),
  ...call('GET /v1/play/my', {
    actor: 'anyone',
    limit: 'read',
    query: z.object({
      status: PlayCard.shape.status.optional(),
      kind: GameKind.optional(),
      sort: z.enum(['new', 'old']).default('new'),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(PlayCard)),
    codes: [],
  }),
  /** Goes on with it in this browser: the token handed out before is good no more. */
  ...call('POST /v1/play/{playId}/resume', {
    ...ofPlay,
    actor: 'visitor',
    owns: 'play',
    limit: 'playWrite',
    reply: json(OpenPlay),
    codes: ['NOT_FOUND', 'PLAY_EXPIRED', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('PATCH /v1/play/{playId}', {
    ...ofPlay,
    actor: 'visitor',
    owns: 'play',
    limit: 'playWrite',
    body: moreInputs,
    bodyBytes: PLAY.inputBytes,
    reply: json(z.object({ inputCount: z.number().int() })),
    codes: [
      'NOT_FOUND',
      'PLAY_MOVED',
      'PLAY_EXPIRED',
      'PLAY_REFUSED',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
    ],
  }),
  /** Again it answers the same result. */
  ...call('POST /v1/play/{playId}/finish', {
    ...ofPlay,
    actor: 'visitor',
    owns: 'play',
    limit: 'playFinish',
    body: moreInputs,
    bodyBytes: PLAY.inputBytes,
    reply: json(FinishedPlay),
    codes: [
      'NOT_FOUND',
      'PLAY_MOVED',
      'PLAY_EXPIRED',
      'PLAY_REFUSED',
      'PLAY_UNFINISHED',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
    ],
  }),
  /**
   * Lets the owner decide who may see the result, and if it shows their nickname. Absent fields stay; a private
   * result keeps no nickname.
   */
  ...call('PATCH /v1/play/{playId}/share', {
    ...ofPlay,
    actor: 'visitor',
    owns: 'play',
    limit: 'playWrite',
    body: z
      .object({ isPublic: z.boolean().optional(), showName: z.boolean().optional() })
      .refine(({ isPublic, showName }) => isPublic !== undefined || showName !== undefined),
    reply: json(FinishedPlay),
    codes: [
      'NOT_FOUND',
      'PLAY_UNFINISHED',
      'LIMITED_SESSION',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
      'WRITING_PAUSED',
    ],
  }),
  /** Takes it out of every list and closes its page; for an hour it can be brought back. Counts stay as they are. */
  ...call('DELETE /v1/play/{playId}', {
    ...ofPlay,
    actor: 'visitor',
    owns: 'play',
    limit: 'playDelete',
    isRepeatable: true,
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /** As it was when it was deleted, a result private. */
  ...call('POST /v1/play/{playId}/restore', {
    ...ofPlay,
    actor: 'visitor',
    owns: 'play',
    limit: 'playDelete',
    isRepeatable: true,
    reply: json(PlayCard),
    codes: ['NOT_FOUND'],
  }),
  /** Decides if the owner's last board of the game counts in the consensus. */
  ...call('PUT /v1/play/{playId}/counted', {
    ...ofPlay,
    actor: 'visitor',
    owns: 'play',
    limit: 'playWrite',
    isRepeatable: true,
    body: z.object({ isCounted: z.boolean() }),
    reply: empty(),
    codes: ['NOT_FOUND', 'PLAY_UNFINISHED', 'PLAY_REFUSED'],
  }),
  /** A result that was shared, or one's own. */
  ...call('GET /v1/play/share/{shareCode}', {
    actor: 'anyone',
    limit: 'shareRead',
    params: z.object({ shareCode: ShareCode }),
    reply: json(FinishedPlay),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Compares two plays of one game that the caller may see. */
  ...call('GET /v1/play/compare', {
    actor: 'anyone',
    limit: 'shareRead',
    query: z.object({ a: ShareCode, b: ShareCode }),
    reply: json(Comparison),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
}
