import type { PsytestContent, PsytestResult } from '@doran/contract'
import { nearWith, type Near } from './near.js'
import { reachOf } from './weights.js'

const NEAR_SHARE = 0.05

export function bandFor(results: readonly PsytestResult[], sum: number): PsytestResult | null {
  return results.find(({ band }) => band !== null && band.from <= sum && sum <= band.to) ?? null
}

export function pointsOf(
  content: PsytestContent,
  sum: number,
): { sum: number; min: number; max: number } {
  return { sum, ...reachOf(content, 'points') }
}

/**
 * The band that begins within 5 % of the span, and in any case within a point. The percentages stand as far from 50 as
 * the points from the edge between the two, in percent of the span.
 */
export function nearBand(content: PsytestContent, sum: number): Near | null {
  const { min, max } = reachOf(content, 'points')
  const own = bandFor(content.results, sum)?.band
  if (own === undefined || own === null) return null
  const reach = Math.max(1, Math.floor(NEAR_SHARE * (max - min)))
  const edges = [
    { points: own.from - 1, distance: sum - own.from + 1 },
    { points: own.to + 1, distance: own.to - sum + 1 },
  ]
  const [near] = edges
    .filter(({ points, distance }) => distance <= reach && min <= points && points <= max)
    .toSorted((one, other) => one.distance - other.distance)
  const result = near && bandFor(content.results, near.points)
  if (near === undefined || !result) return null
  const share = Math.round((100 * (near.distance - 0.5)) / (max - min))
  return nearWith(result, Math.min(99, 50 + share))
}
