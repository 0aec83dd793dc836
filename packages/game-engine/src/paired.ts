/** What is in both lists by its name, the nth of one with the nth of the other; in the order of the first. */
export function paired<T>(
  ones: readonly T[],
  others: readonly T[],
  nameOf: (each: T) => string,
): { a: T; b: T }[] {
  const left = [...others]
  return ones.flatMap((a) => {
    const at = left.findIndex((other) => nameOf(other) === nameOf(a))
    return at < 0 ? [] : left.splice(at, 1).map((b) => ({ a, b }))
  })
}
