import { MONEY } from '@doran/contract/limits'
import { endOfMonthInSeoul } from '../../platform/time/seoul-day.js'

const DAY_MS = 86_400_000

/** The same day so many years later; of a 29 February the next day. */
export function yearsLater(now: Date, years: number): Date {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return end
}

export function daysLater(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS)
}

/** Runes last to the end of a month, in Seoul. */
export function endOfRunes(now: Date): Date {
  return endOfMonthInSeoul(now, MONEY.runeMonths)
}
