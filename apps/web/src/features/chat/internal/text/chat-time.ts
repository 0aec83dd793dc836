import { seoulDay } from '@doran/site/core'
import { TIME_ZONE } from '@doran/contract/specification'

const SEOUL = { timeZone: TIME_ZONE } as const
const DAY_MS = 86_400_000

const clock = new Intl.DateTimeFormat('ko-KR', { ...SEOUL, hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('ko-KR', { ...SEOUL, month: 'long', day: 'numeric' })
const date = new Intl.DateTimeFormat('ko-KR', {
  ...SEOUL,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})
const fullDay = new Intl.DateTimeFormat('ko-KR', {
  ...SEOUL,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'long',
})

/** “오후 3:12”. */
export function clockTime(at: Date): string {
  return clock.format(at)
}

/** “2026년 11월 23일 월요일”. */
export function dayHeading(at: Date): string {
  return fullDay.format(at)
}

/** In a list: the time of today, “어제”, “11월 3일”, of another year “2025. 11. 3.”. */
export function listTime(at: Date, now: Date): string {
  const on = seoulDay(at)
  if (on === seoulDay(now)) return clockTime(at)
  if (on === seoulDay(new Date(now.getTime() - DAY_MS))) return '어제'
  return (on.slice(0, 4) === seoulDay(now).slice(0, 4) ? day : date).format(at)
}
