/** Where points lie between the least and the most there are. */
export function pointsPercent({
  sum,
  min,
  max,
}: {
  sum: number
  min: number
  max: number
}): number {
  return max === min ? 50 : Math.round((100 * (sum - min)) / (max - min))
}
