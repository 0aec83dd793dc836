import type { TomatoContent, TomatoOutcome } from '@doran/contract'
import type { TomatoState } from './tomato-state.js'

/** Null before the end, and where no band has the score. */
export function tomatoOutcome({ bands }: TomatoContent, state: TomatoState): TomatoOutcome | null {
  const { ms, endsAt, score, pops, misses, longestCombo, golden, burst, pauses, isTurnBased } =
    state
  const reached = bands.findLast(({ from }) => from <= score)
  if (ms < endsAt || reached === undefined) return null
  const { from: _from, ...band } = reached
  const touched = pops + misses
  return {
    kind: 'tomato',
    resultKey: band.key,
    band,
    score,
    accuracyPercent: touched === 0 ? 0 : Math.floor((100 * pops) / touched),
    pops,
    longestCombo,
    golden,
    burst,
    ms,
    pauses,
    isTurnBased,
  }
}
