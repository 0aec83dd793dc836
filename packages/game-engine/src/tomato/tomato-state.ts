/** A plant's life in milliseconds of game time; it begins as an empty cell. Before `plantedAt` the last one lies there. */
export type Plant = {
  /** How many grew in the cell before it. */
  readonly generation: number
  readonly isGolden: boolean
  readonly plantedAt: number
  readonly sproutAt: number
  readonly greenAt: number
  readonly orangeAt: number
  readonly redAt: number
  readonly burstAt: number
  /** When the next one is planted, where nobody pops this one. */
  readonly goneAt: number
}

/** Where a field stands at `ms`: what was due by then has burst. */
export type TomatoState = {
  readonly seed: number
  readonly isTurnBased: boolean
  readonly ms: number
  readonly endsAt: number
  /** By cell, row by row. */
  readonly plants: readonly Plant[]
  readonly score: number
  /** Ripe ones in a row. */
  readonly combo: number
  readonly longestCombo: number
  readonly pops: number
  readonly golden: number
  /** What was touched and not ripe. */
  readonly misses: number
  readonly burst: number
  readonly pauses: number
}
