import { z } from 'zod'
import { call, empty, json, stream } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { Choice, Emotion } from '../theme/calls.js'
import { Amount } from '../wallet/calls.js'
import { STORY_TURN_FIELD_COPY } from './copy.js'
import { STORY_TURN_LENGTHS, TURN_HALTS, TURN_STATUSES } from './limits.js'

/** How the person speaks: do, say, narrate, one of the offered choices, or let the story go on by itself. */
export const TurnKind = z.enum(['do', 'say', 'narrate', 'choice', 'continue'])
export type TurnKind = z.infer<typeof TurnKind>

/**
 * What became of a turn, in one vocabulary from the row to the screen. `stopped`: ended by its reader. `failed`: broke
 * off, the leaf stayed where it was. `blocked`: not written; `halt` says why. `aside`: answered beside the story in
 * `output`, the leaf stayed where it was and nothing was spent.
 */
export const TurnStatus = z.enum(TURN_STATUSES)
export type TurnStatus = z.infer<typeof TurnStatus>

/** Who writes a turn: scenes written beforehand, or a model. */
export const TurnNarrator = z.enum(['offline', 'model'])

/**
 * Why a turn was not written or not to its end. Blocked: `care` (the person may be at risk), `person` (a real
 * person), `rating` (beyond the theme's rating), `minors`. Failed: `broken`, or `unsafe` by our own rules. Aside:
 * `unheard` (not understood), `which` (it may mean one of `choices`), `outside` (asked of the service, not the story).
 */
export const TurnHalt = z.enum(TURN_HALTS)
export type TurnHalt = z.infer<typeof TurnHalt>

/** How fast the offline telling is read out. */
export const Pace = z.enum(['calm', 'normal', 'fast', 'instant'])
export type Pace = z.infer<typeof Pace>

export const GaugeChange = z.object({
  key: z.string(),
  label: z.string(),
  before: z.number(),
  after: z.number(),
  min: z.number(),
  max: z.number(),
})
export type GaugeChange = z.infer<typeof GaugeChange>

/** Two dice and a bonus; 6 and less fails, 7 to 9 costs, 10 and more succeeds. */
export const Dice = z.object({
  rolls: z.tuple([z.number(), z.number()]),
  stat: z.string(),
  bonus: z.number(),
  total: z.number(),
  band: z.enum(['fail', 'cost', 'success']),
})

export const ReachedEnding = z.object({
  key: z.string(),
  title: z.string(),
  badge: z.string(),
  rare: z.boolean(),
})
export type ReachedEnding = z.infer<typeof ReachedEnding>

export const TurnFeedback = z.enum(['up', 'down'])
export type TurnFeedback = z.infer<typeof TurnFeedback>

/** Why a turn was not liked. */
export const FeedbackReason = z.enum([
  'off',
  'forgot',
  'repeats',
  'spoke_for_me',
  'awkward',
  'unpleasant',
])
export type FeedbackReason = z.infer<typeof FeedbackReason>

/** One node of a story. The root has index 0, no input, and the opening as its output. */
export const Turn = z.object({
  id: Uuid,
  parentId: Uuid.nullable(),
  index: z.number().int(),
  input: z.object({ kind: TurnKind, text: z.string() }).nullable(),
  output: z.string(),
  choices: z.array(Choice),
  gauges: z.array(GaugeChange),
  remembered: z.array(z.string()),
  /** Who is there, and what their faces show at its end; at most three. */
  faces: z.array(z.object({ name: z.string(), emotion: Emotion })),
  dice: Dice.nullable(),
  ending: ReachedEnding.nullable(),
  status: TurnStatus,
  /** Set where the status is `blocked`, `failed` or `aside`. */
  halt: TurnHalt.nullable(),
  narrator: TurnNarrator,
  /** The model's own name, where one wrote it. */
  model: z.string().nullable(),
  /** Counts against the model turns that a visitor has without an account. */
  isCounted: z.boolean(),
  /** By its own narrator it would be told otherwise another time. */
  canRetell: z.boolean(),
  /** The reader changed its text. */
  isEdited: z.boolean(),
  /** What the reader thought of it. */
  feedback: TurnFeedback.nullable(),
  createdAt: Timestamp,
})
export type Turn = z.infer<typeof Turn>

/** What a turn holds of a member's gems, or has cost in the end, and what is left. */
const TurnGems = z.object({ held: Amount, charged: Amount, balance: Amount })
export type TurnGems = z.infer<typeof TurnGems>

/**
 * What a turn's stream says. `delta` carries the text from `offset` (UTF-16 units of the whole output); its
 * SSE id is the offset after it, to be sent back as `Last-Event-ID`.
 */
export const TurnEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), turn: Turn, gems: TurnGems.nullable() }),
  z.object({ type: z.literal('delta'), offset: z.number().int(), text: z.string() }),
  /** The model is busy: so many turns come before this one; null once its place has come. */
  z.object({ type: z.literal('waiting'), ahead: z.number().int().nullable() }),
  /**
   * The last event: `turn.status` and `turn.halt` say how the turn ended. `turn.output` is all that may be shown of
   * it, even where more was sent.
   */
  z.object({ type: z.literal('settled'), turn: Turn, gems: TurnGems.nullable() }),
])
export type TurnEvent = z.infer<typeof TurnEvent>

export const CreateTurnBody = z
  .object({
    clientTurnId: ClientId,
    /** The leaf the person saw. */
    parentTurnUuid: Uuid,
    kind: TurnKind,
    /** For `choice`, the chosen label; empty for `continue` alone. */
    text: z.string().max(STORY_TURN_LENGTHS.turnText, STORY_TURN_FIELD_COPY.turnTextTooLong),
    /**
     * The leaf, to be told anew: `parentTurnUuid` is then its parent, and kind and text are its own. It stays beside
     * the new telling.
     */
    retellsTurnUuid: Uuid.optional(),
    /** Not part of what `clientTurnId` stands for. */
    pace: Pace.default('normal'),
  })
  .refine((body) => body.kind === 'continue' || body.text.trim() !== '', {
    path: ['text'],
    error: STORY_TURN_FIELD_COPY.turnTextEmpty,
  })

const OfSession = z.object({ sessionUuid: Uuid })
const OfTurn = z.object({ turnUuid: Uuid })
const ofTurn = { actor: 'visitor', owns: 'turn', params: OfTurn } as const

/** Where a story says something. `excerpt` holds the words found, between U+2068 and U+2069. */
export const FoundTurn = z.object({ turnId: Uuid, index: z.number().int(), excerpt: z.string() })
export type FoundTurn = z.infer<typeof FoundTurn>

/** What the language check found in a turn's text. */
export const ProseMark = z.object({
  kind: z.enum(['particle', 'speech_level', 'repetition', 'player_speech']),
  /** `particle`: it was repaired; of the others the sentence as it stands. */
  text: z.string(),
})
export type ProseMark = z.infer<typeof ProseMark>

/** How a turn came about; for the owner of the story alone. */
export const TurnReceipt = z.object({
  narrator: TurnNarrator,
  model: z.string().nullable(),
  seed: z.number().int(),
  /** Facts that were called, by which word. */
  called: z.array(z.object({ card: z.string(), by: z.string() })),
  marks: z.array(ProseMark),
  gems: z.object({ held: Amount, charged: Amount }),
  /** Of a model's turn, for thirty days. */
  prompt: z
    .object({
      tokens: z.number().int(),
      sections: z.array(z.object({ name: z.string(), tokens: z.number().int() })),
      dropped: z.array(
        z.object({ what: z.string(), tokens: z.number().int(), reason: z.string() }),
      ),
      firstTextMs: z.number().int().nullable(),
      totalMs: z.number().int(),
      finish: z.string(),
    })
    .nullable(),
})
export type TurnReceipt = z.infer<typeof TurnReceipt>

export const storyTurnCalls = {
  ...call('POST /v1/tales/session/{sessionUuid}/turn', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyTurn',
    replayKey: 'clientTurnId',
    params: OfSession,
    body: CreateTurnBody,
    reply: stream(TurnEvent),
    codes: [
      'NOT_FOUND',
      'TURN_IN_FLIGHT',
      'LEAF_MOVED',
      'KEY_REUSED',
      'STORY_ENDED',
      'STORY_LOCKED',
      'AI_NOTICE_NEEDED',
      'NOT_ENOUGH_GEM',
      'NOTHING_TO_RETELL',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
    ],
  }),
  ...call('GET /v1/tales/turn/{turnUuid}/stream', {
    actor: 'visitor',
    owns: 'turn',
    limit: 'read',
    params: OfTurn,
    reply: stream(TurnEvent),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Answers once the turn is settled; stopping a settled turn changes nothing. */
  ...call('POST /v1/tales/turn/{turnUuid}/stop', {
    actor: 'visitor',
    owns: 'turn',
    limit: 'storyControl',
    params: OfTurn,
    reply: json(Turn),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Tells the rest of an offline turn without pauses; its stream brings it. Anything else stays as it is. */
  ...call('POST /v1/tales/turn/{turnUuid}/hurry', {
    actor: 'visitor',
    owns: 'turn',
    limit: 'storyControl',
    params: OfTurn,
    reply: empty(),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Moves the leaf to its parent; `leaf` is the leaf the person saw, so that a repeat undoes nothing more. */
  ...call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyControl',
    params: OfSession,
    query: z.object({ leaf: Uuid }),
    reply: empty(),
    codes: [
      'NOT_FOUND',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
      'TURN_IN_FLIGHT',
      'LEAF_MOVED',
      'NOTHING_TO_UNDO',
    ],
  }),
  /**
   * Moves the leaf forward to a child of it, as a redo after an undo does. `turnUuid` is that child; where it is the
   * leaf already nothing changes.
   */
  ...call('POST /v1/tales/session/{sessionUuid}/turn/last', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyControl',
    params: OfSession,
    body: z.object({ turnUuid: Uuid }),
    reply: empty(),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED', 'TURN_IN_FLIGHT', 'LEAF_MOVED'],
  }),
  /**
   * Moves the leaf to any finished turn of the story's tree: another telling, another way. `seenLeafUuid` is the leaf
   * the person saw.
   */
  ...call('POST /v1/tales/session/{sessionUuid}/leaf', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'storyControl',
    params: OfSession,
    body: z.object({ turnUuid: Uuid, seenLeafUuid: Uuid }),
    reply: empty(),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED', 'TURN_IN_FLIGHT', 'LEAF_MOVED'],
  }),
  /** The path to the leaf, newest first; without a cursor it starts at the leaf. */
  ...call('GET /v1/tales/session/{sessionUuid}/turn', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'read',
    params: OfSession,
    query: z.object({
      before: Cursor.optional(),
      /** Without a cursor: the page that begins with the turn of this index instead of the leaf. */
      at: z.coerce.number().int().min(0).optional(),
      limit: PageSize,
    }),
    reply: json(page(Turn)),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Where words stand in the path, the newest scene first. */
  ...call('GET /v1/tales/session/{sessionUuid}/find', {
    actor: 'visitor',
    owns: 'storySession',
    limit: 'search',
    params: OfSession,
    query: z.object({
      q: z.string().trim().min(1).max(50),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(FoundTurn)),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** The tellings of a turn's input, in the order in which they were told. */
  ...call('GET /v1/tales/turn/{turnUuid}/variant', {
    ...ofTurn,
    limit: 'read',
    reply: json(z.object({ items: z.array(Turn) })),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** A turn of the tree with other words: a new one beside it, which becomes the leaf. Nothing is told for it. */
  ...call('POST /v1/tales/session/{sessionUuid}/edit', {
    actor: 'visitor',
    owns: 'storySession',
    params: OfSession,
    limit: 'storyControl',
    replayKey: 'clientTurnId',
    body: z
      .object({
        clientTurnId: ClientId,
        turnUuid: Uuid,
        text: z
          .string()
          .trim()
          .min(1, STORY_TURN_FIELD_COPY.editEmpty)
          .max(STORY_TURN_LENGTHS.turnText, STORY_TURN_FIELD_COPY.turnTextTooLong)
          .optional(),
        output: z
          .string()
          .trim()
          .min(1, STORY_TURN_FIELD_COPY.editEmpty)
          .max(STORY_TURN_LENGTHS.editedOutput, STORY_TURN_FIELD_COPY.editTooLong)
          .optional(),
      })
      .refine(({ text, output }) => text !== undefined || output !== undefined, {
        path: ['output'],
        error: STORY_TURN_FIELD_COPY.editEmpty,
      }),
    reply: json(Turn),
    codes: [
      'NOT_FOUND',
      'KEY_REUSED',
      'TURN_IN_FLIGHT',
      'STORY_LOCKED',
      'RATING_LIMIT',
      'AGE_UNCONFIRMED',
    ],
  }),
  /** Null takes it back. */
  ...call('PUT /v1/tales/turn/{turnUuid}/feedback', {
    ...ofTurn,
    limit: 'storyControl',
    isRepeatable: true,
    body: z.object({
      value: TurnFeedback.nullable(),
      reason: FeedbackReason.nullable().default(null),
    }),
    reply: empty(),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('GET /v1/tales/turn/{turnUuid}/receipt', {
    ...ofTurn,
    limit: 'read',
    reply: json(TurnReceipt),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
}
