import type { PsytestContent, PsytestOutcome } from '@doran/contract'
import { nearWith, type Near } from './near.js'

/** One other answer takes this much from one result and gives it to another. */
const NEAR_POINTS = 2

/**
 * The results by their place in the content, most points first. Of equal ones the one chosen later goes first where
 * `latest` is kept, then the earlier one.
 */
export function ranked(sums: readonly number[], latest: readonly number[]): number[] {
  return sums
    .map((sum, at) => ({ at, sum, last: latest[at] ?? 0 }))
    .toSorted((one, other) => other.sum - one.sum || other.last - one.last || one.at - other.at)
    .map(({ at }) => at)
}

/** The first of `ranked`, without ranking the others. */
export function leading(sums: readonly number[], latest: readonly number[]): number {
  let first = 0
  for (let at = 1; at < sums.length; at += 1) {
    const more = (sums[at] ?? 0) - (sums[first] ?? 0)
    const lead = more || (latest[at] ?? 0) - (latest[first] ?? 0)
    if (lead > 0) first = at
  }
  return first
}

/**
 * The shares of the results that have points. Each is rounded for itself, so that equal points are equal percentages;
 * together they are 100 but for what rounding takes or gives.
 */
export function sharesOf(
  { results }: PsytestContent,
  sums: readonly number[],
  latest: readonly number[],
): PsytestOutcome['shares'] {
  const withPoints = ranked(sums, latest).filter((at) => (sums[at] ?? 0) > 0)
  const total = withPoints.reduce((sum, at) => sum + (sums[at] ?? 0), 0)
  return withPoints.flatMap((at) => {
    const result = results[at]
    const percent = Math.max(1, Math.round((100 * (sums[at] ?? 0)) / total))
    return result === undefined ? [] : [{ resultKey: result.key, title: result.title, percent }]
  })
}

/** The second, if it has points, is behind by no more than a choice is worth, and no third has as many. */
export function nearByPoints(
  { questions, results }: PsytestContent,
  sums: readonly number[],
  latest: readonly number[],
): Near | null {
  const [first = 0, second = 0, third] = ranked(sums, latest)
  const [own = 0, other = 0] = [sums[first], sums[second]]
  const result = results[second]
  const worth = questions.flatMap(({ choices }) =>
    choices.flatMap(({ weights }) => Object.values(weights)),
  )
  if (result === undefined || first === second || other <= 0) return null
  if (third !== undefined && sums[third] === other) return null
  if (own - other > Math.max(NEAR_POINTS, ...worth)) return null
  return nearWith(result, Math.round((100 * own) / (own + other)))
}
