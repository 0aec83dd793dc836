import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client.js'
import { NO_RHYTHM, type Rhythm } from './rhythm.js'

const SEOUL_SECONDS = 9 * 3_600

/** The day of Seoul, counted from 1970. */
export const dayOf = (at: SQL): SQL =>
  sql`floor((extract(epoch from ${at}) + ${sql.raw(String(SEOUL_SECONDS))}) / 86400)::int`

const hourOf = (at: SQL): SQL =>
  sql`floor(mod(extract(epoch from ${at}) + ${sql.raw(String(SEOUL_SECONDS))}, 86400) / 3600)::int`

/** @param moments a query with one column of instants, however many: only sums leave the database */
export async function readRhythm(db: Executor, moments: SQL): Promise<Rhythm> {
  const { rows } = await db.execute<{ day: number | null; hour: number | null; count: number }>(sql`
    select day, hour, count(*)::int as count
    from (
      select ${dayOf(sql`at`)} as day, ${hourOf(sql`at`)} as hour from (${moments}) as moment (at)
    ) as told
    group by grouping sets ((day), (hour))
    order by day`)
  const hours = [...NO_RHYTHM.hours]
  const days = new Map<number, number>()
  for (const { day, hour, count } of rows) {
    if (day !== null) days.set(day, count)
    if (hour !== null) hours[hour] = count
  }
  return { days, hours }
}
