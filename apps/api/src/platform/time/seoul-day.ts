const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Korea has kept no summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * HOUR_MS

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

/** The hour of a day that is counted from 1970, in Seoul. */
export function momentInSeoul(day: number, hour: number): Date {
  return new Date(day * DAY_MS + hour * HOUR_MS - SEOUL_OFFSET_MS)
}

/** YYYY-MM-DD, of a day that is counted from 1970. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Monday of the week of a day, both counted from 1970. */
export function mondayOf(day: number): number {
  // Days are counted from a Thursday.
  return day - ((day + 3) % 7)
}

/** Monday's midnight in Seoul, of the week that it is. */
export function startOfWeekInSeoul(now: Date): Date {
  return momentInSeoul(mondayOf(dayInSeoul(now)), 0)
}

/** The end, in Seoul, of the month that comes so many months later. */
export function endOfMonthInSeoul(now: Date, monthsLater: number): Date {
  const seoul = new Date(now.getTime() + SEOUL_OFFSET_MS)
  const end = Date.UTC(seoul.getUTCFullYear(), seoul.getUTCMonth() + monthsLater + 1, 1)
  return new Date(end - SEOUL_OFFSET_MS)
}
