import type {
  GameContent,
  GameKind,
  GameOutcome,
  PlayInput,
  PlayMode,
  PlayOptions,
  ResultCard,
} from '@doran/contract'

/** What deals a play: with the same content and inputs it always leads to the same end. */
export type Deal = {
  /** A 31-bit integer. */
  seed: number
  options: PlayOptions
}

export type PlayThrough = {
  progress: { done: number; total: number }
  /** Null while the play is not at its end. */
  outcome: GameOutcome | null
  /** The first input that the game does not allow where it stands; what comes after it was not looked at. */
  refusedAt: number | null
}

/** How alike two results are. `percent` is whole. */
export type Likeness = {
  percent: number
  sentence: string
  rows: { label: string; a: string; b: string; isSame: boolean }[]
}

/** What one play adds to an item's numbers. */
export type ItemTally = {
  itemKey: string
  /** Counted matches, and those won. */
  shown: number
  won: number
  isFinalist: boolean
  isChampion: boolean
}

/** An item of a tier board, in a row that every board has alike. */
export type Placement = { itemKey: string; rowKey: string }

/** The games of every kind, as one who holds a content of any kind needs them. */
export interface GameEngine {
  /** Whether a play of the mode must be finished within the time of its token. */
  isScored(kind: GameKind, mode: PlayMode): boolean
  /** What is wrong with a content that its schema cannot see; empty where nothing is. */
  check(content: GameContent): string[]
  /** How the play is dealt; null for a size that the content does not have, and for a mode that its kind has not. */
  chooseOptions(content: GameContent, size: number | undefined, mode: PlayMode): PlayOptions | null
  /** Plays all inputs from the start. */
  playThrough(content: GameContent, deal: Deal, inputs: readonly PlayInput[]): PlayThrough
  cardOf(outcome: GameOutcome): ResultCard
  /** Of two outcomes of one kind and game; null for others. */
  compare(a: GameOutcome, b: GameOutcome): Likeness | null
  /** Of kinds without items none. */
  tally(outcome: GameOutcome): ItemTally[]
  /** Of tier boards alone. */
  placementsOf(outcome: GameOutcome): Placement[]
  /** What others than its player may read of a result: nothing that gives the game away. */
  forOthers(outcome: GameOutcome): GameOutcome
  /**
   * What a list shows of the game: the first question or sentence, the first items, how large a field is, or two who
   * may meet, for the draw is by lot. Empty of boards without items.
   */
  previewOf(content: GameContent): string
  /** The sizes it can be played with, the smallest first; of kinds without sizes none. */
  sizesOf(content: GameContent): number[]
  /** Questions, items or scenes; of a field of tomatoes, seconds. */
  lengthOf(content: GameContent): number
  resultCountOf(content: GameContent): number
  /** How long a person needs at least, in milliseconds; a quicker play is not counted. */
  shortestMs(content: GameContent, options: PlayOptions): number
}
