const SHORTEST = 32
const MOST_ENTRIES = 4_000
const MOST_CHARACTERS = 4_000_000

/** Remembers what was counted of longer texts; the least recently used go, by number and by length. */
export function createCountCache(count: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>()
  let characters = 0
  const forgetOldest = () => {
    const [oldest] = known.keys()
    if (oldest === undefined) return
    known.delete(oldest)
    characters -= oldest.length
  }
  return (text) => {
    if (text.length < SHORTEST) return count(text)
    const found = known.get(text)
    if (found !== undefined) {
      known.delete(text)
      known.set(text, found)
      return found
    }
    const counted = count(text)
    known.set(text, counted)
    characters += text.length
    while (known.size > MOST_ENTRIES || characters > MOST_CHARACTERS) forgetOldest()
    return counted
  }
}
