const DAY_MS = 86_400_000
const SEOUL_AHEAD_MS = 32_400_000

/** When the day after a moment begins in Seoul; both in milliseconds of the epoch. */
export function nextDayAt(moment: number): number {
  return moment + DAY_MS - ((moment + SEOUL_AHEAD_MS) % DAY_MS)
}
