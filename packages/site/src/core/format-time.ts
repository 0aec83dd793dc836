import { TIME_ZONE } from '@doran/contract/specification'

const SEOUL = { timeZone: TIME_ZONE } as const
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const isoDay = new Intl.DateTimeFormat('sv-SE', SEOUL)
const day = new Intl.DateTimeFormat('ko-KR', {
  ...SEOUL,
  month: 'long',
  day: 'numeric',
  weekday: 'short',
})
const dayOfYear = new Intl.DateTimeFormat('ko-KR', {
  ...SEOUL,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})
const clock = new Intl.DateTimeFormat('ko-KR', { ...SEOUL, hour: 'numeric', minute: '2-digit' })

/** YYYY-MM-DD in Seoul. */
export function seoulDay(date: Date): string {
  return isoDay.format(date)
}

/** “11월 21일 (토)”, of another year “2025년 11월 21일”. */
export function formatDay(date: Date, now: Date): string {
  const isThisYear = seoulDay(date).slice(0, 4) === seoulDay(now).slice(0, 4)
  return (isThisYear ? day : dayOfYear).format(date)
}

/** Relative within a week, then the day. */
export function formatAgo(date: Date, now: Date): string {
  const ago = now.getTime() - date.getTime()
  if (ago < MINUTE_MS) return '방금'
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)}분 전`
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)}시간 전`
  if (ago < 7 * DAY_MS) return `${Math.floor(ago / DAY_MS)}일 전`
  return formatDay(date, now)
}

/** “오늘 오후 11:59”, on another day “11월 22일 (일) 오전 1:20”. */
export function formatMoment(date: Date, now: Date): string {
  const on = seoulDay(date) === seoulDay(now) ? '오늘' : formatDay(date, now)
  return `${on} ${clock.format(date)}`
}
