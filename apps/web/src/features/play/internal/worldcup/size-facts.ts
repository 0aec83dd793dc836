const USUAL = 16
/** What looking at two and choosing takes. */
const SECONDS_PER_MATCH = 8

/** The largest up to 16. */
export function usualSize(sizes: readonly number[]): number {
  return sizes.findLast((size) => size <= USUAL) ?? sizes[0] ?? USUAL
}

/** In a knockout everybody but one loses once. */
export function matchCount(size: number, items: number): number {
  return Math.min(size, items) - 1
}

export function minutesFor(matches: number): number {
  return Math.max(1, Math.round((matches * SECONDS_PER_MATCH) / 60))
}
