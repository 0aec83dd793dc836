import type { MorningMood } from '@doran/contract/limits'
import { withParticle, type ParticlePair } from '@doran/korean'
import { dateOfDay } from '../season.js'

const WEEKDAYS = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] as const
/** From one to eleven, twelve first. */
const COUNTED = [
  '열두',
  '한',
  '두',
  '세',
  '네',
  '다섯',
  '여섯',
  '일곱',
  '여덟',
  '아홉',
  '열',
  '열한',
] as const

const MOODS: Record<MorningMood, string> = {
  sun: '햇살',
  cloud: '구름',
  rain: '비',
  fog: '안개',
  star: '별',
}

export const moodWord = (mood: MorningMood): string => MOODS[mood]

/** “한 번”, and from thirteen on “13번”. */
export const times = (count: number): string =>
  count >= 1 && count <= 12 ? `${COUNTED[count % 12]} 번` : `${number(count)}번`

export const weekdayName = (weekday: number): string => WEEKDAYS[weekday] ?? WEEKDAYS[0]

/** “3월 14일” */
export function dateWords(day: number): string {
  const { month, date } = dateOfDay(day)
  return `${month}월 ${date}일`
}

/** “3월 14일 토요일” */
export const dayWords = (day: number): string =>
  `${dateWords(day)} ${weekdayName(dateOfDay(day).weekday)}`

/** “새벽 다섯 시” */
export const hourWords = (hour: number): string =>
  `${partOfDay(hour)} ${COUNTED[hour % 12] ?? '한'} 시`

/** “새벽 5시에서 6시 사이” */
export const hourSpan = (hour: number): string =>
  `${partOfDay(hour)} ${hour % 12 || 12}시에서 ${(hour % 12) + 1}시 사이`

function partOfDay(hour: number): string {
  if (hour === 0 || hour >= 21) return '밤'
  if (hour < 6) return '새벽'
  if (hour < 9) return '아침'
  if (hour < 12) return '오전'
  if (hour === 12) return '낮'
  return hour < 18 ? '오후' : '저녁'
}

/** A title as it stands in a sentence: “『여섯 번째 열쇠』를”. */
export const titled = (title: string, particle?: ParticlePair): string =>
  particle ? withParticle(`『${title}』`, particle) : `『${title}』`

/** What somebody chose, as it stands in a sentence: “‘군고구마’를”. */
export const quoted = (label: string, particle?: ParticlePair): string =>
  particle ? withParticle(`‘${label}’`, particle) : `‘${label}’`

/** “1,204” */
export const number = (value: number): string => value.toLocaleString('en-US')

/** A whole percentage; of what there is some, never none. */
export const percent = (part: number, whole: number): number =>
  part === 0 ? 0 : Math.max(1, Math.round((part / whole) * 100))
