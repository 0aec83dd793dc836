import { and, desc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { endOfDayInSeoul } from '../../platform/time/seoul-day.js'
import { daysLater } from '../wallet/index.js'
import { walletLot } from '../../schema/wallet/wallet.table.js'
import { membership } from '../../schema/gem/membership.table.js'

export type PassRow = typeof membership.$inferSelect

/** The pass that ends last, whether or not it has ended. */
export async function findLastPass(db: Executor, profileId: string): Promise<PassRow | null> {
  const [row] = await db
    .select()
    .from(membership)
    .where(eq(membership.profileId, profileId))
    .orderBy(desc(membership.endsAt))
    .limit(1)
  return row ?? null
}

/** The pass that runs, or else the one that began last. */
export async function findStartedPass(
  db: Executor,
  profileId: string,
  now: Date,
): Promise<PassRow | null> {
  const [row] = await db
    .select()
    .from(membership)
    .where(and(eq(membership.profileId, profileId), lte(membership.startsAt, now)))
    .orderBy(desc(membership.startsAt))
    .limit(1)
  return row ?? null
}

export async function insertPass(db: Executor, row: PassRow): Promise<void> {
  await db.insert(membership).values(row)
}

/** How many gems a wallet was given for the day that ends then. */
export async function sumDailyGems(
  db: Executor,
  walletId: string,
  endOfDay: Date,
): Promise<number> {
  const [found] = await db
    .select({ gems: sql<number>`coalesce(sum(${walletLot.amount}), 0)::integer` })
    .from(walletLot)
    .where(
      and(
        eq(walletLot.walletId, walletId),
        eq(walletLot.origin, 'daily'),
        gte(walletLot.createdAt, daysLater(endOfDay, -1)),
      ),
    )
  return found?.gems ?? 0
}

/** Last passes that end before `until` and nobody was told of; marked as told. */
export async function takeEndingPasses(
  db: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<PassRow[]> {
  const due = await db
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(
        gt(membership.endsAt, now),
        lte(membership.endsAt, until),
        isNull(membership.remindedAt),
        sql`not exists (
          select from membership as later
          where later.profile_id = ${membership.profileId} and later.ends_at > ${membership.endsAt}
        )`,
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true })
  const told: PassRow[] = []
  for (const { id } of due) {
    const rows = await db
      .update(membership)
      .set({ remindedAt: now })
      .where(eq(membership.id, id))
      .returning()
    told.push(...rows)
  }
  return told
}

/**
 * What a pass has given: gems beyond a day's own that were used, and what it took off prices. The day on which it
 * began counts from its midnight: its own gems may have come before the pass.
 */
export async function readPassUse(
  db: Executor,
  profileId: string,
  { startsAt, endsAt }: Pick<PassRow, 'startsAt' | 'endsAt'>,
  dailyGems: number,
): Promise<{ usedGems: number; savedGems: number }> {
  const { rows } = await db.execute<{ used: number; saved: number }>(sql`
    with gems as (select id from wallet where profile_id = ${profileId} and currency = 'gem'),
    days as (
      select (wallet_lot.created_at at time zone 'Asia/Seoul')::date as day,
        -sum((
          select coalesce(sum(lot_entry.delta), 0) from lot_entry
          join movement on movement.id = lot_entry.movement_id
          join ledger_entry
            on ledger_entry.movement_id = lot_entry.movement_id and ledger_entry.leg = lot_entry.leg
          where lot_entry.lot_id = wallet_lot.id and ledger_entry.wallet_id is not null
            and movement.kind in ('hold', 'release', 'spend')
        )) as used
      from wallet_lot
      where wallet_id = (select id from gems) and origin = 'daily'
        and created_at >= ${daysLater(endOfDayInSeoul(startsAt), -1).toISOString()} and created_at < ${endsAt.toISOString()}
      group by day
    )
    select
      (select coalesce(sum(greatest(0, used - ${dailyGems})), 0)::integer from days) as used,
      (
        select coalesce(sum(saved), 0)::integer from wallet_hold
        where wallet_id = (select id from gems) and status = 'captured'
          and created_at >= ${startsAt.toISOString()} and created_at < ${endsAt.toISOString()}
      ) as saved`)
  const [found] = rows
  return { usedGems: found?.used ?? 0, savedGems: found?.saved ?? 0 }
}
