import type { BulletinItem } from '@doran/contract'
import { dayInSeoul, momentInSeoul } from '../../platform/time/seoul-day.js'
import { treeSeasonOf } from '../tree/index.js'
import { seasonOf as bookSeasonOf } from '../yearend/index.js'
import { isMonday } from './morning-time.js'

/** What the calendar brings on a day of Seoul, counted from 1970; null on most days. */
export function seasonOf(day: number): BulletinItem | null {
  const morning = momentInSeoul(day, 0)
  const trees = treeSeasonOf(morning)
  if (trees && trees.opensAt > morning) {
    return {
      type: 'season',
      title: '나무에 불이 켜졌어요',
      text: `크리스마스까지 ${dayInSeoul(trees.opensAt) - day}일, 편지를 걸어 보세요.`,
      path: '/decorate-my-tree',
    }
  }
  if (bookSeasonOf(morning).isInSeason) {
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
