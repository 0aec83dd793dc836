/** The same items beginning with another one every day. */
export function rotate<T>(items: readonly T[], day: number): T[] {
  const first = day % Math.max(1, items.length)
  return [...items.slice(first), ...items.slice(0, first)]
}
