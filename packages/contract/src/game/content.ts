import { z } from 'zod'
import { Uuid } from '../core/primitives.js'
import { TIER } from './limits.js'

export const GameKind = z.enum(['psytest', 'worldcup', 'tier', 'quiz', 'branch', 'tomato'])
export type GameKind = z.infer<typeof GameKind>

/** A drawing or photo: an address of this site or absolute, and what it shows. */
export const Picture = z.object({ url: z.string().max(300), alt: z.string().min(1).max(120) })
export type Picture = z.infer<typeof Picture>

/** Names a result, an item or an axis within its content; stays the same over versions. */
const Key = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** One side of an axis: `code` is its letter in a result's key, upper-cased there or not. */
const Pole = z.object({ code: z.string().regex(/^[a-z]$/), label: z.string().min(1).max(20) })

export const PsytestAxis = z.object({
  key: Key,
  label: z.string().min(1).max(20),
  /** Positive weights lean to it. */
  left: Pole,
  right: Pole,
})
export type PsytestAxis = z.infer<typeof PsytestAxis>

/**
 * `axis`: the sum of weights by axis decides a pole each, and the result is named by their codes in the order of the
 * axes. `weight`: the result with most points; of equal ones the earlier, or the one chosen last. `range`: the band
 * that the sum of `points` falls into.
 */
export const PsytestScoring = z.discriminatedUnion('type', [
  z.object({ type: z.literal('axis'), axes: z.array(PsytestAxis).min(1).max(5) }),
  z.object({ type: z.literal('weight'), tie: z.enum(['first', 'last-chosen']) }),
  z.object({ type: z.literal('range') }),
])

/** By axis (positive: left), by result, or as `points`. */
const Weights = z.record(z.string().max(40), z.number().int().min(-10).max(10))

export const PsytestQuestion = z.object({
  text: z.string().min(1).max(120),
  picture: Picture.nullable(),
  choices: z
    .array(z.object({ text: z.string().min(1).max(80), weights: Weights }))
    .min(2)
    .max(5),
})
export type PsytestQuestion = z.infer<typeof PsytestQuestion>

export const PsytestResult = z.object({
  key: Key,
  title: z.string().min(1).max(30),
  /** The meaning of the result, in a line. */
  tagline: z.string().min(1).max(80),
  text: z.string().min(60).max(800),
  picture: Picture,
  strengths: z.array(z.string().min(1).max(80)).min(1).max(5),
  drains: z.array(z.string().min(1).max(80)).min(1).max(5),
  /** Results of this test that go well with it, and that differ most. */
  goodMatch: Key,
  differentMatch: Key,
  /** A line to say when showing it to a friend. */
  shareLine: z.string().min(1).max(80),
  /** A story that starts where this result ends. */
  themeId: Uuid.nullable(),
  /** The points that lead to a result of a `range` test, both ends included. */
  band: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
})
export type PsytestResult = z.infer<typeof PsytestResult>

export const PsytestContent = z.object({
  kind: z.literal('psytest'),
  scoring: PsytestScoring,
  questions: z.array(PsytestQuestion).min(4).max(20),
  results: z.array(PsytestResult).min(2).max(32),
})
export type PsytestContent = z.infer<typeof PsytestContent>

/** The author of a picture that is not the product's own. */
const Credit = z
  .object({ author: z.string().max(60), license: z.string().max(60), url: z.url().nullable() })
  .nullable()

export const WorldcupItem = z.object({
  key: Key,
  label: z.string().min(1).max(30),
  /** A line below the label. */
  text: z.string().max(60),
  picture: Picture,
  credit: Credit,
})
export type WorldcupItem = z.infer<typeof WorldcupItem>

export const WorldcupContent = z.object({
  kind: z.literal('worldcup'),
  items: z.array(WorldcupItem).min(4).max(128),
  /** Shown below the winner's name; `{item}` may name it. */
  championLine: z.string().min(1).max(80),
})
export type WorldcupContent = z.infer<typeof WorldcupContent>

/** The colour of a tier's label. Never alone: the label says the same. */
export const TierColour = z.enum([
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
  'grey',
])
export type TierColour = z.infer<typeof TierColour>

export const TierRow = z.object({
  key: Key,
  /** “S” */
  label: z.string().min(1).max(TIER.label),
  /** The meaning of the row: “라면의 완성”. */
  text: z.string().max(TIER.rowText),
  colour: TierColour,
  /** The score of an item in this row when boards are put together; the higher the better. */
  score: z.number().int().min(0).max(10),
})
export type TierRow = z.infer<typeof TierRow>

export const TierItem = z.object({
  key: Key,
  label: z.string().min(1).max(30),
  /** A line about it; empty where there is nothing to say. */
  text: z.string().max(60),
  /** Null where its label is shown instead. */
  picture: Picture.nullable(),
  credit: Credit,
})
export type TierItem = z.infer<typeof TierItem>

/** Items that are put into tiers. Without items it is a board that starts empty, for cards of one's own. */
export const TierContent = z.object({
  kind: z.literal('tier'),
  rows: z.array(TierRow).min(TIER.leastRows).max(TIER.mostRows),
  items: z.array(TierItem).max(TIER.items),
})
export type TierContent = z.infer<typeof TierContent>

export const QuizQuestion = z.object({
  text: z.string().min(1).max(160),
  picture: Picture.nullable(),
  choices: z.array(z.string().min(1).max(80)).min(2).max(5),
  /** The choices that are right, by their place; any of them will do. */
  right: z.array(z.number().int().min(0).max(4)).min(1).max(4),
  /** Shown once it is answered. */
  explanation: z.object({ text: z.string().min(1).max(300), picture: Picture.nullable() }),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

/** What a score means; both ends included. */
export const QuizBand = z.object({
  key: Key,
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  title: z.string().min(1).max(30),
  line: z.string().min(1).max(80),
  text: z.string().min(1).max(400),
  picture: Picture,
})
export type QuizBand = z.infer<typeof QuizBand>

export const QuizContent = z.object({
  kind: z.literal('quiz'),
  questions: z.array(QuizQuestion).min(4).max(20),
  bands: z.array(QuizBand).min(1).max(8),
})
export type QuizContent = z.infer<typeof QuizContent>

const Flag = z.string().regex(/^[a-z0-9-]{1,30}$/)

export const BranchChoice = z.object({
  text: z.string().min(1).max(100),
  /** The node or the ending that it leads to. */
  to: Key,
  /** Flags that are remembered from now on. */
  sets: z.array(Flag).max(5),
  /** It is offered where all of these are remembered, and none of those. */
  requires: z.array(Flag).max(5),
  forbids: z.array(Flag).max(5),
})
export type BranchChoice = z.infer<typeof BranchChoice>

export const BranchNode = z.object({
  key: Key,
  /** Paragraphs, an empty line between two. */
  text: z.string().min(1).max(1_600),
  picture: Picture.nullable(),
  choices: z.array(BranchChoice).min(1).max(5),
})
export type BranchNode = z.infer<typeof BranchNode>

export const BranchEnding = z.object({
  key: Key,
  title: z.string().min(1).max(30),
  /** What it says, in a line; it does not give the story away. */
  line: z.string().min(1).max(80),
  text: z.string().min(1).max(1_600),
  picture: Picture,
  /** A hint for players who have not found it yet. */
  hint: z.string().min(1).max(80),
})
export type BranchEnding = z.infer<typeof BranchEnding>

/** A story of one's own choosing: nodes that lead to each other and to endings. */
export const BranchContent = z.object({
  kind: z.literal('branch'),
  /** The key of the first node. */
  start: Key,
  nodes: z.array(BranchNode).min(2).max(100),
  endings: z.array(BranchEnding).min(2).max(20),
})
export type BranchContent = z.infer<typeof BranchContent>

/** The least and the most milliseconds of something, both included, before the curve shortens it. */
const MsRange = z.object({
  from: z.number().int().min(100).max(60_000),
  to: z.number().int().min(100).max(60_000),
})

/** The meaning of a score, up to where the next band starts. */
export const TomatoBand = z.object({
  key: Key,
  from: z.number().int().min(0).max(100_000),
  title: z.string().min(1).max(30),
  line: z.string().min(1).max(80),
  text: z.string().min(1).max(400),
  picture: Picture,
})
export type TomatoBand = z.infer<typeof TomatoBand>

/** A field whose plants ripen each at its own pace; what is ripe is to be popped before it bursts. */
export const TomatoContent = z.object({
  kind: z.literal('tomato'),
  columns: z.number().int().min(3).max(9),
  rows: z.number().int().min(3).max(9),
  /** The length of a game, and the longest one with the seconds that golden ones add. */
  seconds: z.number().int().min(10).max(180),
  mostSeconds: z.number().int().min(10).max(300),
  /** The length of a turn and their number, for games without a clock. */
  turnMs: z.number().int().min(100).max(5_000),
  turns: z.number().int().min(10).max(200),
  /** The time that a plant stays at each stage; `burst` is the time before the remains of one are cleared. */
  stageMs: z.object({
    empty: MsRange,
    sprout: MsRange,
    green: MsRange,
    orange: MsRange,
    red: MsRange,
    burst: MsRange,
  }),
  goldenPercent: z.number().int().min(0).max(100),
  /** The time that a golden one adds. */
  goldenMs: z.number().int().min(0).max(10_000),
  /** How much is left of those ranges, in percent: first, and after each `everyMs`; the last one stays. */
  curve: z.object({
    everyMs: z.number().int().min(1_000).max(60_000),
    percents: z.array(z.number().int().min(10).max(200)).min(1).max(20),
  }),
  /** The first one starts at 0. */
  bands: z.array(TomatoBand).min(1).max(8),
})
export type TomatoContent = z.infer<typeof TomatoContent>

/** The content of a version of a game, by its kind. It never changes. */
export const GameContent = z.discriminatedUnion('kind', [
  PsytestContent,
  WorldcupContent,
  TierContent,
  QuizContent,
  BranchContent,
  TomatoContent,
])
export type GameContent = z.infer<typeof GameContent>
