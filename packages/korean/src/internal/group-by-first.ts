/** Items under the first UTF-16 unit of their text, so that a scan looks only at those that can begin here. */
export function groupByFirst<T>(
  items: readonly T[],
  textOf: (item: T) => string,
): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const first = textOf(item).charAt(0)
    const group = groups.get(first)
    if (group === undefined) groups.set(first, [item])
    else group.push(item)
  }
  return groups
}
