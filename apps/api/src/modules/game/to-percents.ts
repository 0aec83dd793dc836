/** Whole percentages that add up to a hundred: what is left over goes to the largest remainders. */
export function toPercents(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0)
  if (sum === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count / sum) * 100)
  const whole = exact.map(Math.floor)
  let left = 100 - whole.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder)
  for (const { at } of byRemainder) {
    if (left <= 0) break
    whole[at] = (whole[at] ?? 0) + 1
    left -= 1
  }
  return whole
}
