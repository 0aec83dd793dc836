import { MORNING } from '@doran/contract/limits'
import { dateInSeoul, endOfDayInSeoul, mondayOf } from '../../platform/time/seoul-day.js'
import { greetingAt } from './prompts/greetings.js'
import { promptFor } from './prompts/prompts.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const { opensHour, closesHour } = MORNING

/** The first day of a month (YYYY-MM), and of the month after it. */
export function daysOfMonth(month: string): { from: number; until: number } {
  const from = new Date(`${month}-01`)
  const until = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)
  return { from: from.getTime() / DAY_MS, until: until / DAY_MS }
}

export function isMonday(day: number): boolean {
  return mondayOf(day) === day
}

/** When the day begins, in milliseconds. */
function midnightBefore(now: Date): number {
  return endOfDayInSeoul(now).getTime() - DAY_MS
}

export function hourInSeoul(now: Date): number {
  return Math.floor((now.getTime() - midnightBefore(now)) / HOUR_MS)
}

/** Whether one can check in. */
export function isMorningOpen(now: Date): boolean {
  const hour = hourInSeoul(now)
  return hour >= opensHour && hour < closesHour
}

/** When it opens next, and when it closes: this morning's closing while it is open. */
export function readHours(now: Date): { isOpen: boolean; opensAt: Date; closesAt: Date } {
  const midnight = midnightBefore(now)
  const [opening, closing] = [midnight + opensHour * HOUR_MS, midnight + closesHour * HOUR_MS]
  const isOpen = isMorningOpen(now)
  const hasBegun = now.getTime() >= opening
  return {
    isOpen,
    opensAt: new Date(hasBegun ? opening + DAY_MS : opening),
    closesAt: new Date(hasBegun && !isOpen ? closing + DAY_MS : closing),
  }
}

/** Today's question. */
export function promptOf(now: Date): string {
  return promptFor(dateInSeoul(now)).text
}

export function greetingOf(now: Date): string {
  return greetingAt(hourInSeoul(now), dateInSeoul(now))
}
