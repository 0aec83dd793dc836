import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import {
  paymentOrder,
  paymentRefund,
  type OrderRow,
  type RefundRow,
} from '../../schema/order/payment-order.table.js'

const OPEN = ['created', 'pending'] as const
const CLOSED = ['failed', 'cancelled'] as const
export const UNPAID = [...OPEN, ...CLOSED] as const satisfies readonly OrderRow['status'][]

export async function insertOrder(db: Executor, row: OrderRow): Promise<void> {
  await db.insert(paymentOrder).values(row)
}

export async function findOrder(db: Executor, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id))
  return row ?? null
}

/** Locked until the transaction ends. */
export async function lockOrder(db: Executor, id: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(paymentOrder)
    .where(eq(paymentOrder.id, id))
    .for('no key update')
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}

export async function updateOrder(
  db: Executor,
  id: string,
  change: Partial<OrderRow>,
): Promise<void> {
  await db.update(paymentOrder).set(change).where(eq(paymentOrder.id, id))
}

type Position = { createdAt: string; id: string }

export async function listOrders(
  db: Executor,
  profileId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<OrderRow[]> {
  const isAfter = after
    ? sql`(${paymentOrder.createdAt}, ${paymentOrder.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : undefined
  return db
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.profileId, profileId), isAfter))
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
    .limit(limit)
}

type Unchecked = {
  isOpen: boolean
  /** When they were made. */
  after?: Date
  before: Date
  /** When the provider was last asked about them. */
  checkedBefore: Date
  now: Date
  limit: number
}

/** Orders that were not paid and nobody asked the provider about lately, the longest first; marked as asked about now. */
export async function takeUnchecked(
  db: Executor,
  { isOpen, after, before, checkedBefore, now, limit }: Unchecked,
): Promise<OrderRow[]> {
  const due = db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(
      and(
        inArray(paymentOrder.status, isOpen ? [...OPEN] : [...CLOSED]),
        after && gt(paymentOrder.createdAt, after),
        lt(paymentOrder.createdAt, before),
        or(isNull(paymentOrder.checkedAt), lt(paymentOrder.checkedAt, checkedBefore)),
      ),
    )
    .orderBy(sql`${paymentOrder.checkedAt} nulls first`)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(paymentOrder)
    .set({ checkedAt: now })
    .where(inArray(paymentOrder.id, due))
    .returning()
}

export async function insertRefund(db: Executor, row: RefundRow): Promise<void> {
  await db.insert(paymentRefund).values(row)
}

export async function lockRefund(db: Executor, id: string): Promise<RefundRow> {
  const [row] = await db
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.id, id))
    .for('no key update')
  if (!row) throw new Error(`refund ${id} is gone`)
  return row
}

export async function updateRefund(
  db: Executor,
  id: string,
  change: Partial<RefundRow>,
): Promise<void> {
  await db.update(paymentRefund).set(change).where(eq(paymentRefund.id, id))
}

export async function listRefunds(db: Executor, orderId: string): Promise<RefundRow[]> {
  return db.select().from(paymentRefund).where(eq(paymentRefund.orderId, orderId))
}

/** Refunds that the provider has not answered; marked as tried now. */
export async function takeUnansweredRefunds(
  db: Executor,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<RefundRow[]> {
  const due = db
    .select({ id: paymentRefund.id })
    .from(paymentRefund)
    .where(
      and(
        eq(paymentRefund.status, 'requested'),
        or(isNull(paymentRefund.triedAt), lt(paymentRefund.triedAt, before)),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(paymentRefund)
    .set({ triedAt: now })
    .where(inArray(paymentRefund.id, due))
    .returning()
}

/** What is left of the coins of an order, and what the buyer spent of them: not what expired, nor an administrator took. */
export async function readOrderLots(
  db: Executor,
  orderId: string,
  now: Date,
): Promise<{ lot: string; origin: string; remaining: number; spent: number; unitKrw: number }[]> {
  const { rows } = await db.execute<{
    lot: string
    origin: string
    remaining: number
    spent: number
    unit_krw: number
  }>(sql`
    select wallet_lot.id as lot, origin, unit_krw,
      case when expires_at <= ${now.toISOString()} then 0 else remaining end as remaining,
      (
        select coalesce(-sum(lot_entry.delta), 0)::integer
        from lot_entry
        join movement on movement.id = lot_entry.movement_id
        join ledger_entry on ledger_entry.movement_id = lot_entry.movement_id and ledger_entry.leg = lot_entry.leg
        where lot_entry.lot_id = wallet_lot.id and ledger_entry.wallet_id is not null
          and movement.kind not in ('purchase', 'expire', 'refund', 'adjust')
          and not (movement.kind = 'release' and movement.order_id is not null)
      ) as spent
    from wallet_lot where order_id = ${orderId}`)
  return rows.map(({ unit_krw: unitKrw, ...row }) => ({ ...row, unitKrw }))
}
