import type { NewsItem } from '@doran/contract'
import { TIME_ZONE } from '@doran/contract/specification'

const month = new Intl.DateTimeFormat('ko-KR', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'long',
})

/** Items under the month in which they came, in their order: “2026년 11월”. */
export function groupByMonth(
  items: readonly NewsItem[],
): { month: string; items: readonly NewsItem[] }[] {
  const groups = Map.groupBy(items, ({ publishedAt }) => month.format(new Date(publishedAt)))
  return [...groups].map(([name, found]) => ({ month: name, items: found }))
}
