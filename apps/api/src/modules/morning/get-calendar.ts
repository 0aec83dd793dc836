import type { MorningCalendar } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { countWakeHours, toCalendarDay } from './check-view.js'
import { listDays, readStreakFacts } from './day-repository.js'
import { daysOfMonth } from './morning-time.js'
import { toStreak } from './streak.js'

/** A member's mornings of a month (YYYY-MM), with the hours they came at. */
export async function getCalendar(
  ctx: Context<never, Member>,
  month: string,
): Promise<MorningCalendar> {
  const { profileId } = ctx.actor
  const rows = await listDays(ctx.db, { profileId, ...daysOfMonth(month) })
  return {
    month,
    days: rows.map(toCalendarDay),
    wakeHours: countWakeHours(rows),
    streak: toStreak(await readStreakFacts(ctx, profileId)),
  }
}
