import type { ThemeCard } from '@doran/contract'
import { TIME_ZONE } from '@doran/contract/specification'

const DAY_MS = 86_400_000
const seoulDate = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

export type DateGroup = { label: string; items: ThemeCard[] }

/** Groups what is sorted newest first by how long ago it came, in days of Seoul. Empty groups are left out. */
export function groupByDate(items: readonly ThemeCard[], now: Date): DateGroup[] {
  const today = dayNumber(now)
  const groups: DateGroup[] = []
  for (const item of items) {
    const label = labelOf(today - dayNumber(new Date(item.publishedAt)))
    const last = groups.at(-1)
    if (last?.label === label) last.items.push(item)
    else groups.push({ label, items: [item] })
  }
  return groups
}

export const TODAY = '오늘'

function labelOf(daysAgo: number): string {
  if (daysAgo <= 0) return TODAY
  if (daysAgo === 1) return '어제'
  if (daysAgo < 7) return '이번 주'
  return daysAgo < 31 ? '최근 한 달' : '그 이전'
}

function dayNumber(date: Date): number {
  return Date.parse(`${seoulDate.format(date)}T00:00:00Z`) / DAY_MS
}
