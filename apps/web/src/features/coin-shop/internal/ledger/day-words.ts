import { TIME_ZONE } from '@doran/contract/specification'
import { formatDay, seoulDay } from '@doran/site/core'

const clock = new Intl.DateTimeFormat('ko-KR', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
})

/** “오후 3:10”. */
export function clockWords(iso: string): string {
  return clock.format(new Date(iso))
}

type Dated = { createdAt: string }

/** The same order, day by day of Seoul. */
export function byDay<Item extends Dated>(items: readonly Item[], now: Date) {
  const days: { day: string; title: string; items: Item[] }[] = []
  for (const item of items) {
    const date = new Date(item.createdAt)
    const day = seoulDay(date)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, title: formatDay(date, now), items: [item] })
  }
  return days
}
