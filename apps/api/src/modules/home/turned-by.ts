/** The same in another order every day, so that nothing always stands first. */
export function turnedBy<T>(items: readonly T[], day: number): T[] {
  const first = day % Math.max(1, items.length)
  return [...items.slice(first), ...items.slice(0, first)]
}
