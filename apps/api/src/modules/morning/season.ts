import type { BulletinItem } from '@doran/contract'
import { dateOf, isMonday } from './morning-time.js'

type Season = { from: string; until: string }

/** MM-DD, both within. */
const TREES: Season = { from: '11-20', until: '12-24' }
const BOOKS: Season = { from: '12-01', until: '01-15' }
const CHRISTMAS = '12-25'

/** What the calendar brings today; null on most days. */
export function seasonOf(day: number): BulletinItem | null {
  const date = dateOf(day)
  if (isWithin(date, TREES)) {
    const days = Date.parse(`${date.slice(0, 5)}${CHRISTMAS}`) - Date.parse(date)
    return {
      type: 'season',
      title: '트리에 불이 켜졌어요',
      text: `크리스마스까지 ${days / 86_400_000}일, 나무에 편지를 걸어 보세요.`,
      path: '/decorate-my-tree',
    }
  }
  if (isWithin(date, BOOKS)) {
    return {
      type: 'season',
      title: '연말책이 나왔어요',
      text: '한 해의 나를 한 권으로 펼쳐 볼 수 있어요.',
      path: '/yearend',
    }
  }
  if (!isMonday(day)) return null
  return {
    type: 'season',
    title: '토마토밭의 새 주가 시작됐어요',
    text: '이번 주 밭은 오늘 아침 5시에 새로 열려요.',
    path: '/tomato',
  }
}

function isWithin(date: string, { from, until }: Season): boolean {
  const monthAndDay = date.slice(5)
  const isAfter = monthAndDay >= from
  const isBefore = monthAndDay <= until
  return from <= until ? isAfter && isBefore : isAfter || isBefore
}
