import { TIME_ZONE } from '@doran/contract/specification'

const FORMAT = new Intl.DateTimeFormat('ko-KR', {
  timeZone: TIME_ZONE,
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** “11월 21일 (토)” in Seoul. */
export function seoulDay(at: Date): string {
  const { month, day, weekday } = partsOf(at)
  return `${month}월 ${day}일 (${weekday})`
}

/** “11월 21일 (토) 오후 8:30” in Seoul. */
export function seoulTime(at: Date): string {
  const { hour, minute } = partsOf(at)
  const sinceMidnight = Number(hour)
  // Not every ICU knows the halves of the day in Korean.
  const half = sinceMidnight < 12 ? '오전' : '오후'
  return `${seoulDay(at)} ${half} ${sinceMidnight % 12 || 12}:${minute}`
}

function partsOf(at: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(FORMAT.formatToParts(at).map(({ type, value }) => [type, value]))
}
