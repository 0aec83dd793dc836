import { useRefreshAt } from './use-refresh-at'

const DAY_MS = 86_400_000
const SEOUL_AHEAD_MS = 32_400_000
const AGAIN_MS = 60_000

/** Renders the page anew as the day turns in Seoul, and at the moments until which it is true. */
export function useRefreshAtTurn(now: string, moments: readonly string[] = []): void {
  const madeAt = Date.parse(now)
  const ends = moments.map((moment) => Date.parse(moment))
  // Where the page was made by another clock than the answer, it is asked for again.
  const isLate = ends.some((end) => end <= madeAt)
  useRefreshAt(isLate ? madeAt + AGAIN_MS : Math.min(nextDayAt(madeAt), ...ends), now)
}

/** When the day after a moment begins in Seoul; both in milliseconds of the epoch. */
function nextDayAt(moment: number): number {
  return moment + DAY_MS - ((moment + SEOUL_AHEAD_MS) % DAY_MS)
}
