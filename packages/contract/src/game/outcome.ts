import { z } from 'zod'
import {
  BranchEnding,
  Picture,
  PsytestResult,
  QuizBand,
  TierColour,
  TierItem,
  TierRow,
  TomatoBand,
  WorldcupItem,
} from './content.js'

/** A whole percentage. */
const Percent = z.number().int().min(0).max(100)

const ResultLink = PsytestResult.pick({ key: true, title: true, tagline: true, picture: true })

/** A finished test, as its result page shows it. */
export const PsytestOutcome = z.object({
  kind: z.literal('psytest'),
  resultKey: z.string(),
  result: PsytestResult,
  /** Of `axis` alone: how far it leans to the left of each; the right has the rest. */
  axes: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      left: z.string(),
      right: z.string(),
      leftPercent: Percent,
    }),
  ),
  /** Of `weight` alone: the share of each result's points, the most first; each rounded for itself. */
  shares: z.array(z.object({ resultKey: z.string(), title: z.string(), percent: Percent })),
  /** Present for `range` tests alone: the points, and their place between the least and the most. */
  points: z
    .object({ sum: z.number().int(), min: z.number().int(), max: z.number().int() })
    .nullable(),
  /** The result that was nearly reached, and how the two stand, in percent; null where a third is level with it. */
  near: z.object({ result: ResultLink, ownPercent: Percent, nearPercent: Percent }).nullable(),
  goodMatch: ResultLink,
  differentMatch: ResultLink,
})
export type PsytestOutcome = z.infer<typeof PsytestOutcome>

/**
 * A match of two items. `isCounted` is false where neither was chosen. `right` is null for the item that had no
 * opponent in the round.
 */
export const WorldcupMatch = z.object({
  left: z.string(),
  right: z.string().nullable(),
  winner: z.string(),
  isCounted: z.boolean(),
})
export type WorldcupMatch = z.infer<typeof WorldcupMatch>

/** A finished world cup. Rounds name items by their keys; `items` has those that played. */
export const WorldcupOutcome = z.object({
  kind: z.literal('worldcup'),
  /** The winner's key. */
  resultKey: z.string(),
  size: z.number().int(),
  line: z.string(),
  champion: WorldcupItem,
  runnerUp: WorldcupItem,
  semifinalists: z.array(WorldcupItem),
  rounds: z.array(z.object({ of: z.number().int(), matches: z.array(WorldcupMatch) })),
  items: z.array(WorldcupItem),
})
export type WorldcupOutcome = z.infer<typeof WorldcupOutcome>

/** A tier board as its player left it. */
export const TierOutcome = z.object({
  kind: z.literal('tier'),
  /** The key of the first item; `own` where that is a card of the player's. */
  resultKey: z.string(),
  /** The player's title; empty where it is the game's. */
  title: z.string(),
  /** `score` is null for rows that are not the game's own any more. */
  rows: z.array(
    TierRow.extend({ score: TierRow.shape.score.nullable(), items: z.array(TierItem) }),
  ),
  /** The items that were put into no row. */
  unplaced: z.array(TierItem),
  reasons: z.array(z.object({ itemKey: z.string(), text: z.string() })),
})
export type TierOutcome = z.infer<typeof TierOutcome>

/** A finished quiz. */
export const QuizOutcome = z.object({
  kind: z.literal('quiz'),
  /** The band's key. */
  resultKey: z.string(),
  score: z.number().int(),
  total: z.number().int(),
  band: QuizBand,
  questions: z.array(
    z.object({
      text: z.string(),
      isRight: z.boolean(),
      /** To its player alone: it would give the quiz away. */
      answer: z
        .object({ chosen: z.string(), right: z.array(z.string()), explanation: z.string() })
        .nullable(),
    }),
  ),
})
export type QuizOutcome = z.infer<typeof QuizOutcome>

/** A branching story at one of its endings. */
export const BranchOutcome = z.object({
  kind: z.literal('branch'),
  /** The ending's key. */
  resultKey: z.string(),
  ending: BranchEnding.pick({ key: true, title: true, line: true, picture: true }),
  endingCount: z.number().int(),
  /** The last scene, to its player alone. */
  text: z.string().nullable(),
  /** The way there, scene by scene; to its player alone, else empty. `isFork`: there was another choice. */
  path: z.array(
    z.object({
      node: z.string(),
      choice: z.number().int(),
      chosen: z.string(),
      isFork: z.boolean(),
    }),
  ),
})
export type BranchOutcome = z.infer<typeof BranchOutcome>

/** A field of tomatoes at the end of its time. */
export const TomatoOutcome = z.object({
  kind: z.literal('tomato'),
  /** The band's key. */
  resultKey: z.string(),
  band: TomatoBand.omit({ from: true }),
  score: z.number().int().min(0),
  /** The share of ripe ones among all that were touched; 0 where the player touched none. */
  accuracyPercent: Percent,
  /** Ripe ones that were popped, golden ones among them. */
  pops: z.number().int(),
  longestCombo: z.number().int(),
  golden: z.number().int(),
  /** Ripe ones that were not popped. */
  burst: z.number().int(),
  /** Game time, without pauses. */
  ms: z.number().int(),
  pauses: z.number().int(),
  isTurnBased: z.boolean(),
})
export type TomatoOutcome = z.infer<typeof TomatoOutcome>

export const GameOutcome = z.discriminatedUnion('kind', [
  PsytestOutcome,
  WorldcupOutcome,
  TierOutcome,
  QuizOutcome,
  BranchOutcome,
  TomatoOutcome,
])
export type GameOutcome = z.infer<typeof GameOutcome>

/** A row of a board in small: its first items, and how many it has. */
const CardRow = z.object({
  label: z.string(),
  colour: TierColour,
  items: z.array(z.object({ label: z.string(), picture: Picture.nullable() })),
  count: z.number().int(),
})

/** The content of a result's picture, whatever the game. */
export const ResultCard = z.object({
  /** The name of the result: “모닥불”, “군고구마”. */
  title: z.string(),
  /** The meaning of the result, in a line. */
  line: z.string(),
  /** Null of boards without pictures. */
  picture: Picture.nullable(),
  /** Up to five lines of a diagram: an axis with both its ends, or a share. */
  bars: z.array(z.object({ label: z.string(), other: z.string().nullable(), percent: Percent })),
  /** A world cup's second and the two before, by label. */
  podium: z.array(z.object({ place: z.string(), label: z.string(), picture: Picture })),
  /** The rows of a tier board, from the top. */
  rows: z.array(CardRow).default([]),
})
export type ResultCard = z.infer<typeof ResultCard>
