import type { MorningCalendar, MorningCheck } from '@doran/contract'
import { MORNING } from '@doran/contract/limits'
import { dateOf } from '../../platform/time/seoul-day.js'
import type { CheckRow } from './day-repository.js'
import { hourInSeoul } from './morning-time.js'

/** @throws Error for a bridged day */
export function toCheck({ day, mood, checkedAt, note }: CheckRow): MorningCheck {
  if (mood === null || checkedAt === null) throw new Error('a bridged day is no check-in')
  return {
    day: dateOf(day),
    mood,
    note: note?.text ?? null,
    noteId: note?.id ?? null,
    isAnonymous: note?.isAnonymous ?? false,
    checkedAt: checkedAt.toISOString(),
  }
}

export function toCalendarDay({
  day,
  type,
  mood,
  note,
}: CheckRow): MorningCalendar['days'][number] {
  return {
    day: dateOf(day),
    type: type === 'check' ? 'check' : 'comma',
    mood,
    note: note?.text ?? null,
  }
}

/** How often it was in each hour of the morning. */
export function countWakeHours(rows: readonly CheckRow[]): number[] {
  const { opensHour, closesHour } = MORNING
  const hours = rows.flatMap(({ checkedAt }) => (checkedAt ? [hourInSeoul(checkedAt)] : []))
  return Array.from(
    { length: closesHour - opensHour },
    (_, index) => hours.filter((hour) => hour === opensHour + index).length,
  )
}
