import { TREE } from '@doran/contract/tree/limits'
import { seoulDay } from '@doran/site/core'

const DAY_MS = 86_400_000

const SEOUL = { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' } as const
const dayOfThisYear = new Intl.DateTimeFormat('ko-KR', SEOUL)
const dayOfOtherYear = new Intl.DateTimeFormat('ko-KR', { ...SEOUL, year: 'numeric' })

export const NEW_YEAR = '01-01'

/** The feast that trees are planted for; null in the rest of the year. */
export function nextFeast(now: Date): 'christmas' | 'new-year' | null {
  const monthDay = seoulDay(now).slice(5)
  if (monthDay < TREE.season.from) return null
  return monthDay < TREE.season.opens ? 'christmas' : 'new-year'
}

type Waiting = { opensAt: string; isOpen: boolean }

/** When those that wait for their day open. */
export const openingsOf = (trees: readonly Waiting[]): string[] =>
  trees.filter(({ isOpen }) => !isOpen).map(({ opensAt }) => opensAt)

/** The next day of this name, after today: YYYY-MM-DD. */
export function nextDayOf(monthDay: string, now: Date): string {
  const today = seoulDay(now)
  const year = Number(today.slice(0, 4))
  return today.slice(5) < monthDay ? `${year}-${monthDay}` : `${year + 1}-${monthDay}`
}

export const nextChristmas = (now: Date): string => nextDayOf(TREE.season.opens, now)

/** Whether a tree may open on this day. */
export function canOpenOn(day: string, now: Date): boolean {
  const days = daysBetween(seoulDay(now), day)
  return days >= 1 && days <= TREE.daysAhead
}

/** “12월 25일”, of another year with it. */
export function openingDay(opensAt: string, now: Date): string {
  const opens = new Date(opensAt)
  const isThisYear = seoulDay(opens).slice(0, 4) === seoulDay(now).slice(0, 4)
  return (isThisYear ? dayOfThisYear : dayOfOtherYear).format(opens)
}

/** “D-28”, the day before “내일 열려요”. */
export function countdownWords(tree: Waiting, now: Date): string {
  if (tree.isOpen) return '열렸어요'
  const days = daysBetween(seoulDay(now), seoulDay(new Date(tree.opensAt)))
  if (days <= 0) return '곧 열려요'
  return days === 1 ? '내일 열려요' : `D-${days}`
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
