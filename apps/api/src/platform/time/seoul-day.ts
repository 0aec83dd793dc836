const DAY_MS = 86_400_000
/** Korea has kept no summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * 3_600_000

/** The coming midnight in Seoul. */
export function endOfDayInSeoul(now: Date): Date {
  return new Date((dayInSeoul(now) + 1) * DAY_MS - SEOUL_OFFSET_MS)
}

/** YYYY-MM-DD, as it is in Seoul. */
export function dateInSeoul(now: Date): string {
  return new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10)
}

/** The number of the day in Seoul; what changes daily turns by it. */
export function dayInSeoul(now: Date): number {
  return Math.floor((now.getTime() + SEOUL_OFFSET_MS) / DAY_MS)
}
