import { ARCADE } from '@doran/contract/limits'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, ownerColumns, type RowOwner } from '../../platform/db/ownership.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { arcadeDay } from '../../schema/arcade/arcade.table.js'

/** Of whom, at which game, on which day of Seoul counted from 1970. */
export type DayKey = { owner: RowOwner; gameId: string; day: number }
export type DayRow = typeof arcadeDay.$inferSelect

/** The owner's row of the day, locked until the transaction ends. */
export async function lockDay(
  { db, newId }: Pick<Context, 'db' | 'newId'>,
  { owner, gameId, day }: DayKey,
): Promise<DayRow> {
  await db
    .insert(arcadeDay)
    .values({ id: newId(), gameId, ...ownerColumns(owner), day })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(arcadeDay)
    .where(and(ownedBy(arcadeDay, owner), eq(arcadeDay.gameId, gameId), eq(arcadeDay.day, day)))
    .for('no key update')
  if (!row) throw new Error('unreachable: the day was just written')
  return row
}

export async function updateDay(db: Executor, id: string, changes: Partial<DayRow>): Promise<void> {
  await db.update(arcadeDay).set(changes).where(eq(arcadeDay.id, id))
}

/** An owner's days, the latest first. */
export async function listDays(
  db: Executor,
  { owner, gameId }: Omit<DayKey, 'day'>,
): Promise<DayRow[]> {
  return db
    .select()
    .from(arcadeDay)
    .where(and(ownedBy(arcadeDay, owner), eq(arcadeDay.gameId, gameId)))
    .orderBy(desc(arcadeDay.day))
}

/** What all players popped on a day. */
export async function sumPops(db: Executor, gameId: string, day: number): Promise<number> {
  const [found] = await db
    .select({ pops: sql<number>`coalesce(sum(${arcadeDay.pops}), 0)::integer` })
    .from(arcadeDay)
    .where(and(eq(arcadeDay.gameId, gameId), eq(arcadeDay.day, day)))
  return found?.pops ?? 0
}

/** Days on which a visitor and a member together tried the day's seed more often than one person may. */
export async function listOvertried(
  db: Executor,
  { visitorId, profileId }: Merge,
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ day: number }>(sql`
    select own.day from arcade_day own
    join arcade_day moved on moved.game_id = own.game_id and moved.day = own.day
    where own.owner_profile_id = ${profileId} and moved.owner_visitor_id = ${visitorId}
      and own.tries + moved.tries > ${ARCADE.dailyTries}`)
  return new Set(rows.map(({ day }) => day))
}

/**
 * Makes a visitor's days a member's; of a day that both have the sums, and the member's own best at its seed where they
 * tried it too often together. Answers how many.
 */
export async function moveDays(db: Executor, { visitorId, profileId }: Merge): Promise<number> {
  await db.execute(sql`
    update arcade_day own set
      tries = own.tries + moved.tries,
      best_daily = case when own.tries + moved.tries <= ${ARCADE.dailyTries}
        then greatest(own.best_daily, moved.best_daily) else own.best_daily end,
      games = own.games + moved.games,
      best = greatest(own.best, moved.best),
      total = own.total + moved.total,
      pops = own.pops + moved.pops
    from arcade_day moved
    where own.owner_profile_id = ${profileId} and moved.owner_visitor_id = ${visitorId}
      and own.game_id = moved.game_id and own.day = moved.day`)
  const joined = await db.execute(sql`
    delete from arcade_day moved using arcade_day own
    where moved.owner_visitor_id = ${visitorId} and own.owner_profile_id = ${profileId}
      and own.game_id = moved.game_id and own.day = moved.day`)
  const moved = await db.execute(sql`
    update arcade_day set owner_visitor_id = null, owner_profile_id = ${profileId}
    where owner_visitor_id = ${visitorId}`)
  return (joined.rowCount ?? 0) + (moved.rowCount ?? 0)
}
