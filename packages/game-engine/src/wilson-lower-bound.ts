/**
 * The lower end of the Wilson score interval: what share is at least won, judged by this many. Between 0 and 1; 0 where
 * nothing was shown. `z` 1.96 is a confidence of 95 %.
 */
export function wilsonLowerBound(won: number, shown: number, z = 1.96): number {
  // Of none won the formula gives a rounding error instead of 0.
  if (shown <= 0 || won <= 0) return 0
  const share = Math.min(1, Math.max(0, won / shown))
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * shown)) / shown)
  return Math.max(0, (share + z ** 2 / (2 * shown) - spread) / (1 + z ** 2 / shown))
}
