import type { WorldcupContent } from '@doran/contract'
import { WORLDCUP_SIZES } from '@doran/contract/game/limits'

const USUAL = 16

/** In all but the first round everybody meets somebody, so more than half of the places are taken. */
export function fittingSizes({ items }: WorldcupContent): number[] {
  return WORLDCUP_SIZES.filter((size) => size / 2 < items.length)
}

/** Of those that fit the largest up to 16. */
export function usualSize(sizes: readonly number[]): number {
  return sizes.findLast((size) => size <= USUAL) ?? WORLDCUP_SIZES[0]
}

/** In a knockout everybody but one loses once. */
export function matchCount(size: number, items: number): number {
  return Math.min(size, items) - 1
}
