import type { WorldcupMatch } from '@doran/contract'

/** Two who meet, by the keys of the items. */
export type WorldcupPlayMatch = {
  /** How many are in the round: 16 is 16강, 2 is 결승. */
  readonly roundOf: number
  /** From 1, of the matches of the round that are played; who meets nobody has none. */
  readonly index: number
  readonly count: number
  readonly left: string
  readonly right: string
}

export type WorldcupRound = { readonly of: number; readonly matches: readonly WorldcupMatch[] }

export type WorldcupState = {
  readonly seed: number
  readonly size: number
  /** The first round's pairs, from the top of the bracket; null: meets nobody. */
  readonly draw: readonly (readonly [left: string, right: string | null])[]
  readonly decisions: readonly { readonly winner: string; readonly isCounted: boolean }[]
  /** How many decisions can be taken back now. */
  readonly undosLeft: number
  /** What was decided so far, by round; the last one may be under way. */
  readonly rounds: readonly WorldcupRound[]
  /** Null at the end. */
  readonly match: WorldcupPlayMatch | null
  /** Who meets after this match, where both are known already: their pictures can be loaded. */
  readonly next: { readonly left: string; readonly right: string } | null
}
