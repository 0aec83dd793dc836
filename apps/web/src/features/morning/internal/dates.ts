import { seoulDay } from '@doran/site/core'

/** Noon of a day (YYYY-MM-DD) in Seoul, for what formats dates. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+09:00`)
}

/** “11월 27일”. */
export function dayWords(day: string): string {
  return `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`
}

/** “2026년 11월”, of a month (YYYY-MM). */
export function monthWords(month: string): string {
  return `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`
}

/** The month so many months later. */
export function monthLater(month: string, months: number): string {
  const moved = new Date(`${month}-01T00:00:00Z`)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved.toISOString().slice(0, 7)
}

/** The days of a month in weeks from Monday on; null where another month's would stand. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const empty = (first.getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const cells = [
    ...Array.from({ length: empty }, () => null),
    ...Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => cells[week * 7 + index] ?? null),
  )
}

/** Whether something opens on that very day of Seoul. */
export function isOn(day: string, instant: string): boolean {
  return seoulDay(new Date(instant)) === day
}
