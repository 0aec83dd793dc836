import type { Clock } from '../../platform/time/clock.js'

const DAY_MS = 86_400_000
const SEOUL_OFFSET_MS = 9 * 3_600_000

/** The number of the day in Seoul; what changes daily turns by it. */
export function dayOf(clock: Clock): number {
  return Math.floor((clock.now().getTime() + SEOUL_OFFSET_MS) / DAY_MS)
}
