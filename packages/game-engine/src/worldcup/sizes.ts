import type { WorldcupContent } from '@doran/contract'
import { WORLDCUP_SIZES } from '@doran/contract/game/limits'

const USUAL = 16

/** In all but the first round everybody meets somebody, so more than half of the places are taken. */
export function fittingSizes({ items }: WorldcupContent): number[] {
  return WORLDCUP_SIZES.filter((size) => size / 2 < items.length)
}

/** The largest up to 16 that fits. */
export function usualSize(content: WorldcupContent): number {
  return fittingSizes(content).findLast((size) => size <= USUAL) ?? WORLDCUP_SIZES[0]
}
