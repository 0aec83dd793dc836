import type { BulletinItem } from '@doran/contract'
import { dayInSeoul, momentInSeoul } from '../../platform/time/seoul-day.js'
import { treeSeasonOf } from '../../platform/time/tree-season.js'
import { seasonOf as bookSeasonOf } from '../yearend/index.js'
import { isMonday } from './morning-time.js'

/** For so many days books are what is new, although trees are in season too. */
const BOOKS_ARE_NEW = 3

/** What the calendar brings on a day of Seoul, counted from 1970; null on most days. */
export function seasonOf(day: number): BulletinItem | null {
  const trees = treeSeasonOf(momentInSeoul(day, 0))
  const daysToOpen = trees ? dayInSeoul(trees.opensAt) - day : -1
  const areBooksNew = isBookSeason(day) && !isBookSeason(day - BOOKS_ARE_NEW)
  if (daysToOpen >= 0 && !areBooksNew) return treeLine(daysToOpen)
  if (isBookSeason(day)) {
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
    title: '토마토 밭의 새 주가 시작됐어요',
    text: '이번 주 밭은 오늘 아침 5시에 새로 열려요.',
    path: '/tomato',
  }
}

function isBookSeason(day: number): boolean {
  return bookSeasonOf(momentInSeoul(day, 0)).isInSeason
}

function treeLine(daysToOpen: number): BulletinItem {
  const isToday = daysToOpen === 0
  return {
    type: 'season',
    title: isToday ? '나무가 열리는 날이에요' : '나무에 불이 켜졌어요',
    text: isToday
      ? '가지에 걸려 있던 편지를 풀어 볼 수 있어요.'
      : `크리스마스까지 ${daysToOpen}일, 편지를 걸어 보세요.`,
    path: '/decorate-my-tree',
  }
}
