/** What is usual of a year's number; of its logarithm, since few do very much. */
export type Usual = { mean: number; deviation: number }

/** How many deviations a count is from what is usual. */
export function deviationsOf(value: number, { mean, deviation }: Usual): number {
  return (Math.log1p(value) - mean) / deviation
}

/** How much more often something happened than by chance; of few things little can be said. */
export function unevenness(part: number, whole: number, chance: number): number {
  if (whole === 0) return 0
  const expected = whole * chance
  const z = (part - expected) / Math.sqrt(expected * (1 - chance) + 1)
  return Math.min(MOST_UNUSUAL, z)
}

/** Beyond that nothing is more unusual than anything else. */
export const MOST_UNUSUAL = 4
