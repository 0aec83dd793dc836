import type {
  GameContent,
  GameKind,
  GameOutcome,
  PlayInput,
  PlayMode,
  PlayOptions,
  ResultCard,
} from '@doran/contract'
import type { Deal, ItemTally, Likeness, Placement } from './game-engine.js'

export type ContentOf<K extends GameKind> = {
  [P in K]: Extract<GameContent, { kind: P }> & { kind: P }
}[K]

export type OutcomeOf<K extends GameKind> = {
  [P in K]: Extract<GameOutcome, { kind: P }> & { kind: P }
}[K]

/** A kind of game as its player needs it: what a page loads to play. All is pure; a state is immutable plain data. */
export type GamePlay<Content, State, Outcome> = {
  init(content: Content, deal: Deal): State
  /** Null for an input that is not allowed where the play stands, so for every input of another kind. */
  reduce(content: Content, state: State, input: PlayInput): State | null
  progress(content: Content, state: State): { done: number; total: number }
  /** Null before the end, and for contents that `check` refuses where no result can be told. */
  outcome(content: Content, state: State): Outcome | null
  /** Where the play stands, in a sentence for a screen reader. */
  announce(content: Content, state: State): string
}

/** All of a kind. What `play` does not have is named and described as in `GameEngine`. */
export type GameKindModule<Content, State, Outcome> = {
  play: GamePlay<Content, State, Outcome>
  isScored(mode: PlayMode): boolean
  check(content: Content): string[]
  chooseOptions(content: Content, size: number | undefined, mode: PlayMode): PlayOptions | null
  card(outcome: Outcome): ResultCard
  compare(a: Outcome, b: Outcome): Likeness | null
  tally(outcome: Outcome): ItemTally[]
  placements(outcome: Outcome): Placement[]
  forOthers(outcome: Outcome): Outcome
  preview(content: Content): string
  sizes(content: Content): number[]
  length(content: Content): number
  resultCount(content: Content): number
  shortestMs(content: Content, options: PlayOptions): number
}
