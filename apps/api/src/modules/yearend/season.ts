import { dayInSeoul, momentInSeoul } from '../../platform/time/seoul-day.js'

const DAY_MS = 86_400_000
const DECEMBER = 11
/** The season's last day, in January. */
const LAST_DAY = 15

/** When year-end books are made, in Seoul: from the first of December to the fifteenth of January. */
export type Season = {
  /** Of its December; out of season the last one that there was. */
  year: number
  isInSeason: boolean
  /** When the next one begins. */
  opensAt: Date
  /** When this one ends; null out of season. */
  closesAt: Date | null
}

export function seasonOf(now: Date): Season {
  const { year: thisYear, month, date } = dateOfDay(dayInSeoul(now))
  const isBefore = month === 1 && date <= LAST_DAY
  const isInSeason = month === 12 || isBefore
  const year = month === 12 ? thisYear : thisYear - 1
  return {
    year,
    isInSeason,
    opensAt: momentInSeoul(dayOfDate(year + 1, DECEMBER, 1), 0),
    closesAt: isInSeason ? momentInSeoul(dayOfDate(year + 1, 0, LAST_DAY + 1), 0) : null,
  }
}

/** When a letter of a year's season opens: as the next December begins. */
export function letterOpensAt(year: number): Date {
  return momentInSeoul(dayOfDate(year + 1, DECEMBER, 1), 0)
}

/** What a book tells of: days of Seoul counted from 1970, the second one not among them. */
export type YearWindow = { fromDay: number; untilDay: number; from: Date; until: Date }

/** From when on a book takes in December: as the year's last day begins. */
export function decemberIsToldAt(year: number): Date {
  return momentInSeoul(dayOfDate(year, DECEMBER, 31), 0)
}

/** A book is of the year to November; one that is made on its last day takes in December until then, later the whole year. */
export function windowOf(year: number, madeAt: Date): YearWindow {
  const fromDay = dayOfDate(year, 0, 1)
  const isEarly = madeAt < decemberIsToldAt(year)
  const untilDay = isEarly
    ? dayOfDate(year, DECEMBER, 1)
    : Math.min(dayInSeoul(madeAt), dayOfDate(year + 1, 0, 1))
  return {
    fromDay,
    untilDay,
    from: momentInSeoul(fromDay, 0),
    until: momentInSeoul(untilDay, 0),
  }
}

/** Of a day that is counted from 1970. `weekday` counts from Sunday. */
export function dateOfDay(day: number): {
  year: number
  month: number
  date: number
  weekday: number
} {
  const at = new Date(day * DAY_MS)
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    weekday: at.getUTCDay(),
  }
}

function dayOfDate(year: number, month: number, date: number): number {
  return Date.UTC(year, month, date) / DAY_MS
}
