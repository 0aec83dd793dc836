/** Whether one key was missed, added or mistaken for another. */
export function isOneSlip(keys: string, other: string): boolean {
  let start = 0
  while (start < keys.length && keys[start] === other[start]) start += 1
  let end = 0
  const longest = Math.min(keys.length, other.length) - start
  while (end < longest && keys.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(keys.length, other.length) - start - end <= 1
}
