import type { HearingVerdict } from '@doran/story-engine'

/** Shares, 0…1. Insults and nonsense, which the theme answers, count for the reading alone. */
export type HearingRates = {
  inputs: number
  sceneSpecific: number
  right: number
  overconfident: number
}

const LEAST = 0.8
const MOST_OVERCONFIDENT = 0.03

export function hearingRates(verdicts: readonly HearingVerdict[]): HearingRates {
  return {
    inputs: verdicts.length,
    sceneSpecific: share(verdicts.flatMap(({ isSceneSpecific }) => isSceneSpecific ?? [])),
    right: share(verdicts.map(({ isRight }) => isRight)),
    overconfident:
      verdicts.length === 0 ? 0 : share(verdicts.map((known) => known.isOverconfident)),
  }
}

function share(list: readonly boolean[]): number {
  return list.length === 0 ? 1 : list.filter(Boolean).length / list.length
}

export function isBeyondLimits({ sceneSpecific, right, overconfident }: HearingRates): boolean {
  return sceneSpecific < LEAST || right < LEAST || overconfident > MOST_OVERCONFIDENT
}
