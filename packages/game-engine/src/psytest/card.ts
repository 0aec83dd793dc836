import type { PsytestOutcome, ResultCard } from '@doran/contract'
import { pointsPercent } from './points-percent.js'

const MOST_BARS = 5

export function cardOfPsytest({ result, axes, shares, points }: PsytestOutcome): ResultCard {
  const bars = [
    ...axes.map(({ left, right, leftPercent }) => ({
      label: left,
      other: right,
      percent: leftPercent,
    })),
    ...shares.map(({ title, percent }) => ({ label: title, other: null, percent })),
    ...(points === null
      ? []
      : [{ label: `${points.sum}점`, other: null, percent: pointsPercent(points) }]),
  ]
  return {
    title: result.title,
    line: result.tagline,
    picture: result.picture,
    bars: bars.slice(0, MOST_BARS),
    podium: [],
    rows: [],
  }
}
