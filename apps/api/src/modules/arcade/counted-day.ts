import { dayInSeoul } from '../../platform/time/seoul-day.js'
import type { PlayRow } from '../../schema/play/play.table.js'

/** The day of Seoul that a game counts for: a try at the seed of a day is one of the day it was begun on. */
export function countedDay(
  { mode, startedAt }: Pick<PlayRow, 'mode' | 'startedAt'>,
  finishedAt: Date,
): number {
  return dayInSeoul(mode === 'daily' ? startedAt : finishedAt)
}
