import { lte, sql } from 'drizzle-orm'
import { rateCount } from './rate-count.table.js'
import type { Executor } from './client.js'

type Window = { key: string; now: Date; windowMs: number }

/**
 * Counts one under the key and answers how many there are in its window, which starts with the first. In the
 * transaction of the caller, whose rollback takes it back; others of the key wait for its end.
 */
export async function countInWindow(db: Executor, { key, now, windowMs }: Window): Promise<number> {
  const end = now.getTime() + windowMs
  const { rows } = await db.execute<{ points: number }>(sql`
    insert into rate_count as counted (key, points, expire) values (${key}, 1, ${end}::bigint)
    on conflict (key) do update set
      points = case when counted.expire <= ${now.getTime()}::bigint then 1 else counted.points + 1 end,
      expire = case when counted.expire <= ${now.getTime()}::bigint then ${end}::bigint else counted.expire end
    returning points`)
  return rows[0]?.points ?? 0
}

/** Deletes the counts whose windows are over. */
export async function deleteOldCounts(db: Executor, now: Date): Promise<void> {
  await db.delete(rateCount).where(lte(rateCount.expire, now.getTime()))
}
