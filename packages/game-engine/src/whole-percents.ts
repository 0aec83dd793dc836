/** Whole percentages that add up to 100, by the largest remainder; of equal remainders the earlier one. */
export function wholePercents(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total <= 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part * 100) / total)
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const rounded = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
    .slice(0, missing)
    .map(({ at }) => at)
  return exact.map((share, at) => Math.floor(share) + (rounded.includes(at) ? 1 : 0))
}
