import { ARCADE } from '@doran/contract/limits'
import { dayInSeoul, momentInSeoul, mondayOf } from '../../platform/time/seoul-day.js'

const HOUR_MS = 3_600_000

/** The season's Monday in Seoul, counted in days from 1970; before its hour on Monday the last week still counts. */
export function weekOf(now: Date): number {
  return mondayOf(dayInSeoul(new Date(now.getTime() - ARCADE.seasonHour * HOUR_MS)))
}

/** When a season begins and ends. */
export function seasonOf(week: number): { from: string; to: string } {
  return { from: beginningOf(week), to: beginningOf(week + 7) }
}

function beginningOf(day: number): string {
  return momentInSeoul(day, ARCADE.seasonHour).toISOString()
}
