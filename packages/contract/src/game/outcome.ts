import { z } from 'zod'
import { Picture, PsytestResult, WorldcupItem } from './content.js'

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
  /** Of `range` alone: the points, and where they lie between the least and the most there are. */
  points: z
    .object({ sum: z.number().int(), min: z.number().int(), max: z.number().int() })
    .nullable(),
  /** The result that was nearly reached, and how the two stand, in percent; null where a third is level with it. */
  near: z.object({ result: ResultLink, ownPercent: Percent, nearPercent: Percent }).nullable(),
  goodMatch: ResultLink,
  differentMatch: ResultLink,
})
export type PsytestOutcome = z.infer<typeof PsytestOutcome>

/** Two who met. `isCounted` is false where nobody was chosen. `right` is null for who met nobody in the round. */
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

export const GameOutcome = z.discriminatedUnion('kind', [PsytestOutcome, WorldcupOutcome])
export type GameOutcome = z.infer<typeof GameOutcome>

/** What a picture of a result shows, whatever the game. */
export const ResultCard = z.object({
  /** What the result is: “모닥불”, “군고구마”. */
  title: z.string(),
  /** What it means, in a line. */
  line: z.string(),
  picture: Picture,
  /** Up to five lines of a diagram: an axis with both its ends, or a share. */
  bars: z.array(z.object({ label: z.string(), other: z.string().nullable(), percent: Percent })),
  /** A world cup's second and the two before, by label. */
  podium: z.array(z.object({ place: z.string(), label: z.string(), picture: Picture })),
})
export type ResultCard = z.infer<typeof ResultCard>
