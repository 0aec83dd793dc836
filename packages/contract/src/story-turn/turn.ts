import { z } from 'zod'
import { Timestamp, Uuid } from '../core/primitives.js'
import { Choice, Emotion } from '../theme/calls.js'
import { Amount } from '../wallet/calls.js'
import { TURN_HALTS, TURN_STATUSES } from './limits.js'

/**
 * The way in which the person speaks: do, say, narrate, one of the offered choices, or let the story go on by itself.
 */
export const TurnKind = z.enum(['do', 'say', 'narrate', 'choice', 'continue'])
export type TurnKind = z.infer<typeof TurnKind>

/**
 * The status of a turn, in one vocabulary from the row to the screen. `stopped`: ended by its reader. `failed`: broke
 * off, the leaf stayed where it was. `blocked`: not written; `halt` says why. `aside`: answered beside the story in
 * `output`, the leaf stayed where it was and nothing was spent.
 */
export const TurnStatus = z.enum(TURN_STATUSES)
export type TurnStatus = z.infer<typeof TurnStatus>

/** The narrator of a turn: scenes written beforehand, or a model. */
export const TurnNarrator = z.enum(['offline', 'model'])

/**
 * The reason why a turn was not written or not to its end. Blocked: `care` (the person may be at risk), `person` (a
 * real person), `rating` (beyond the theme's rating), `minors`. Failed: `broken`, or `unsafe` by our own rules.
 * Aside: `unheard` (no match), `which` (it may mean one of `choices`), `outside` (a question to the service, not the
 * story).
 */
export const TurnHalt = z.enum(TURN_HALTS)
export type TurnHalt = z.infer<typeof TurnHalt>

/** The speed at which an offline turn is shown. */
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

/** The reason why a turn was not liked. */
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
  /** The characters in the scene, and their expressions at its end; at most three. */
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
  /** Its own narrator would write it otherwise another time. */
  canRetell: z.boolean(),
  /** The reader changed its text. */
  isEdited: z.boolean(),
  /** The reader's opinion of the turn. */
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
