const WINDOW_MS = 60_000
const DRAWINGS = 30

/**
 * Says whether an address may have one more picture drawn: so many a minute. Who has no known address may.
 * @param most 30, unless a picture costs far more than others
 */
export function createDrawingLimit(now: () => number = Date.now, most = DRAWINGS) {
  let windowStart = now()
  let counts = new Map<string, number>()
  return (address: string | undefined): boolean => {
    if (address === undefined) return true
    if (now() - windowStart >= WINDOW_MS) {
      windowStart = now()
      counts = new Map()
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count <= most
  }
}
