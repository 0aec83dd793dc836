import type { PsytestAxis, PsytestContent, PsytestOutcome } from '@doran/contract'
import { nearWith, type Near } from './near.js'
import { offeredWeights, reachOf } from './weights.js'

/** More to one side is a leaning that nobody calls near. */
const NEAR_TO = 70

/** The codes of the poles: left for a sum above 0 and for 0 itself, right below. */
export function axisKey(axes: readonly PsytestAxis[], sums: readonly number[]): string {
  return axes.map(({ left, right }, at) => ((sums[at] ?? 0) < 0 ? right : left).code).join('')
}

/** How far the answers lean to the left of each axis. Only a sum of 0 is 50. */
export function axisLeanings(
  content: PsytestContent,
  axes: readonly PsytestAxis[],
  sums: readonly number[],
): PsytestOutcome['axes'] {
  return axes.map(({ key, label, left, right }, at) => {
    const sum = sums[at] ?? 0
    const { min, max } = reachOf(content, key)
    const most = Math.max(max, -min)
    const lean = sum === 0 ? 0 : Math.max(1, Math.round((50 * Math.abs(sum)) / most))
    const leftPercent = sum < 0 ? 50 - lean : 50 + lean
    return { key, label, left: left.label, right: right.label, leftPercent }
  })
}

/** The other side of the axis that leans least, if one other answer would have led there. */
export function nearOnAxis(
  content: PsytestContent,
  axes: readonly PsytestAxis[],
  sums: readonly number[],
  answers: readonly number[],
): Near | null {
  const near = axisLeanings(content, axes, sums).flatMap(({ key, leftPercent }, at) => {
    const sum = sums[at] ?? 0
    const ownPercent = Math.max(leftPercent, 100 - leftPercent)
    const otherKey = axisKey(axes, sums.with(at, sum < 0 ? 0 : -1))
    const result = content.results.find((known) => known.key === otherKey)
    const isNear = ownPercent <= NEAR_TO && canFlip(offeredWeights(content, key), answers, sum)
    return result !== undefined && isNear ? [nearWith(result, ownPercent)] : []
  })
  return near.toSorted((one, other) => one.ownPercent - other.ownPercent)[0] ?? null
}

function canFlip(
  offered: readonly (readonly number[])[],
  answers: readonly number[],
  sum: number,
): boolean {
  return offered.some((weights, at) => {
    const chosen = weights[answers[at] ?? 0] ?? 0
    return weights.some((weight) => sum - chosen + weight < 0 !== sum < 0)
  })
}
