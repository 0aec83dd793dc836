import { dateOfDay } from '../season.js'
import { totalOf, type Rhythm } from '../facts/rhythm.js'

/** What a year's rhythm says of somebody's habits. */
export type Habits = {
  total: number
  activeDays: number
  /** Counted from 1970. */
  firstDay: number
  lastDay: number
  busiest: { day: number; count: number }
  weekday: { weekday: number; count: number }
  hour: { hour: number; count: number }
  /** Done from midnight to before five. */
  atNight: number
  /** January first. */
  months: readonly number[]
  /** The month with most; 1 to 12. */
  topMonth: number
  activeMonths: number
  /** The longest time without anything, between two days with something. */
  gap: { days: number; lastBefore: number; return: number; onReturn: number }
  /** The most days in a row. */
  run: { days: number; from: number }
}

/** Null where nothing was done. */
export function habitsOf(rhythm: Rhythm): Habits | null {
  const days = [...rhythm.days].toSorted(([one], [other]) => one - other)
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const weekdays = sumBy(days, 7, (day) => dateOfDay(day).weekday)
  const months = sumBy(days, 12, (day) => dateOfDay(day).month - 1)
  const hour = topOf(rhythm.hours)
  const weekday = topOf(weekdays)
  const busiest = days.reduce((most, each) => (each[1] > most[1] ? each : most), first)
  return {
    total: totalOf(rhythm),
    activeDays: days.length,
    firstDay: first[0],
    lastDay: last[0],
    busiest: { day: busiest[0], count: busiest[1] },
    weekday: { weekday: weekday.at, count: weekday.count },
    hour: { hour: hour.at, count: hour.count },
    atNight: rhythm.hours.slice(0, 5).reduce((sum, count) => sum + count, 0),
    months,
    topMonth: topOf(months).at + 1,
    activeMonths: months.filter((count) => count > 0).length,
    gap: longestGap(days),
    run: longestRun(days.map(([day]) => day)),
  }
}

type Day = readonly [day: number, count: number]

function sumBy(days: readonly Day[], length: number, placeOf: (day: number) => number): number[] {
  const sums = Array.from({ length }, () => 0)
  for (const [day, count] of days) sums[placeOf(day)] = (sums[placeOf(day)] ?? 0) + count
  return sums
}

/** The first of the largest. */
function topOf(counts: readonly number[]): { at: number; count: number } {
  const count = Math.max(...counts)
  return { at: counts.indexOf(count), count }
}

function longestGap(days: readonly Day[]): Habits['gap'] {
  let gap: Habits['gap'] = { days: 0, lastBefore: 0, return: 0, onReturn: 0 }
  for (const [at, [day, count]] of days.entries()) {
    const before = days[at - 1]?.[0] ?? day
    const between = day - before - 1
    if (between > gap.days)
      gap = { days: between, lastBefore: before, return: day, onReturn: count }
  }
  return gap
}

function longestRun(days: readonly number[]): Habits['run'] {
  let run = { days: 0, from: 0 }
  let from = days[0] ?? 0
  for (const [at, day] of days.entries()) {
    if (at > 0 && days[at - 1] !== day - 1) from = day
    if (day - from + 1 > run.days) run = { days: day - from + 1, from }
  }
  return run
}
