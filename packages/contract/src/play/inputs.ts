import { z } from 'zod'
import { TierColour } from '../game/content.js'
import { TIER } from '../game/limits.js'

const Index = z.number().int().min(0).max(200)
const Key = z.string().min(1).max(40)

/** An answer to a question; in a test it may be changed, in a quiz it stays. */
export const AnswerInput = z.strictObject({
  type: z.literal('answer'),
  question: Index,
  choice: Index,
})
export type AnswerInput = z.infer<typeof AnswerInput>

/** `skip`: neither; one goes on by lot, and the match is not counted. `undo` takes the last decision back. */
export const WorldcupInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick'), item: Key }),
  z.strictObject({ type: z.literal('skip') }),
  z.strictObject({ type: z.literal('undo') }),
])
export type WorldcupInput = z.infer<typeof WorldcupInput>

/** The key of a row or card that the player adds. */
const OwnKey = z.string().regex(/^own-[a-z0-9]{1,12}$/)
/** The board's own rows or the player's. */
const RowLook = {
  label: z.string().trim().min(1).max(TIER.label),
  text: z.string().trim().max(TIER.rowText),
  colour: TierColour,
} as const

/**
 * What is done to a tier board. `at` counts from 0, among what is there once the thing itself is taken out. `undo` takes
 * back whatever was done last, and `redo` does it again.
 */
export const TierInput = z.discriminatedUnion('type', [
  /** Puts an item into a row, or with null back into the tray. */
  z.strictObject({ type: z.literal('place'), item: Key, row: Key.nullable(), at: Index }),
  z.strictObject({ type: z.literal('row-add'), row: OwnKey, at: Index, ...RowLook }),
  z.strictObject({ type: z.literal('row-edit'), row: Key, ...RowLook }),
  z.strictObject({ type: z.literal('row-move'), row: Key, at: Index }),
  /** Its items go back into the tray. */
  z.strictObject({ type: z.literal('row-remove'), row: Key }),
  z.strictObject({
    type: z.literal('card-add'),
    item: OwnKey,
    label: z.string().trim().min(1).max(TIER.cardLabel),
  }),
  z.strictObject({ type: z.literal('card-remove'), item: OwnKey }),
  /** The player's reason for the place of an item; empty: no reason. */
  z.strictObject({
    type: z.literal('reason'),
    item: Key,
    text: z.string().trim().max(TIER.reason),
  }),
  /** The player's title for the board; empty: the game's. */
  z.strictObject({ type: z.literal('title'), text: z.string().trim().max(TIER.title) }),
  /** All items go back. */
  z.strictObject({ type: z.literal('clear') }),
  /** Those that wait are put anywhere; `seed` says where. */
  z.strictObject({ type: z.literal('scatter'), seed: z.number().int().min(0).max(2_147_483_647) }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('redo') }),
])
export type TierInput = z.infer<typeof TierInput>

/** `choose` names the scene that it was made in, so that nothing is chosen of another. `back` returns to the one before. */
export const BranchInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), node: Key, choice: Index }),
  z.strictObject({ type: z.literal('back') }),
])
export type BranchInput = z.infer<typeof BranchInput>

/** Whole milliseconds of game time, which does not pass while the game is paused; they never fall. */
const At = z.number().int().min(0).max(600_000)

/**
 * `tick`: time has passed until then; the last input of a game is one at or behind its end. Without a clock each
 * `pop` and each `tick` is a turn, and `at` is the time of the turn.
 */
export const TomatoInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pop'), at: At, cell: z.number().int().min(0).max(80) }),
  z.strictObject({ type: z.literal('pause'), at: At }),
  z.strictObject({ type: z.literal('tick'), at: At }),
])
export type TomatoInput = z.infer<typeof TomatoInput>

export const PlayInput = z.union([AnswerInput, WorldcupInput, TierInput, BranchInput, TomatoInput])
export type PlayInput = z.infer<typeof PlayInput>
