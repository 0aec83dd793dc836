import type { PaymentFailure } from '@doran/contract'
import { and, eq, gt, gte, inArray, lte, not, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'
import { testPayment, type TestPayment } from '../../schema/test-desk/test-payment.table.js'

type NewPayment = Pick<
  TestPayment,
  'key' | 'orderId' | 'title' | 'amountKrw' | 'successUrl' | 'cancelUrl' | 'expiresAt' | 'createdAt'
>

type Decision = { decidedAt: Date; visibleAt: Date; webhookDueAt: Date } & (
  | { status: 'paid' }
  | { status: 'failed'; failure: PaymentFailure }
)

/** The same order again is the payment that it has. */
export async function insertTestPayment(db: Executor, payment: NewPayment): Promise<void> {
  await db.insert(testPayment).values(payment).onConflictDoNothing({ target: testPayment.orderId })
}

export async function findTestPayment(db: Executor, key: string): Promise<TestPayment | null> {
  const [found] = await db.select().from(testPayment).where(eq(testPayment.key, key))
  return found ?? null
}

export async function findPaymentOfOrder(
  db: Executor,
  orderId: string,
): Promise<TestPayment | null> {
  const [found] = await db.select().from(testPayment).where(eq(testPayment.orderId, orderId))
  return found ?? null
}

/** Decides what nobody has decided yet and is not over. */
export async function decidePayment(db: Executor, key: string, decision: Decision): Promise<void> {
  await db
    .update(testPayment)
    .set(decision)
    .where(and(isOpen(key), gt(testPayment.expiresAt, decision.decidedAt)))
}

/** Ends what nobody decided in time. */
export async function expirePayment(db: Executor, key: string, now: Date): Promise<void> {
  await db
    .update(testPayment)
    .set({ status: 'failed', failure: 'timeout', decidedAt: now, visibleAt: now })
    .where(and(isOpen(key), lte(testPayment.expiresAt, now)))
}

/** Whether the refund is made, now or before; false where there is not so much left. */
export async function refundPayment(
  db: Executor,
  { key, refundId, amountKrw }: { key: string; refundId: string; amountKrw: number },
): Promise<boolean> {
  const isMade = sql<boolean>`${refundId} = any(${testPayment.refundIds})`
  await db
    .update(testPayment)
    .set({
      refundedKrw: sql`${testPayment.refundedKrw} + ${amountKrw}`,
      refundIds: sql`array_append(${testPayment.refundIds}, ${refundId})`,
    })
    .where(
      and(
        eq(testPayment.key, key),
        eq(testPayment.status, 'paid'),
        not(isMade),
        gte(sql`${testPayment.amountKrw} - ${testPayment.refundedKrw}`, amountKrw),
      ),
    )
  const [found] = await db.select({ isMade }).from(testPayment).where(eq(testPayment.key, key))
  return found?.isMade ?? false
}

/** Takes what is due and was decided after `since`; it is due again at `retryAt` unless it is delivered. */
export async function takeDueWebhooks(
  { db }: Database,
  { now, since, retryAt, limit }: { now: Date; since: Date; retryAt: Date; limit: number },
): Promise<Pick<TestPayment, 'key' | 'orderId'>[]> {
  // Apart from the update: inside it the planner may ask again, and would take more than the limit.
  const due = db.$with('due').as(
    db
      .select({ key: testPayment.key })
      .from(testPayment)
      .where(and(lte(testPayment.webhookDueAt, now), gt(testPayment.decidedAt, since)))
      .orderBy(testPayment.webhookDueAt)
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(testPayment)
    .set({ webhookDueAt: retryAt })
    .where(inArray(testPayment.key, db.select({ key: due.key }).from(due)))
    .returning({ key: testPayment.key, orderId: testPayment.orderId })
}

export async function markWebhookDelivered(
  db: Executor,
  { key, retryAt }: { key: string; retryAt: Date },
): Promise<void> {
  await db
    .update(testPayment)
    .set({ webhookDueAt: null })
    .where(and(eq(testPayment.key, key), eq(testPayment.webhookDueAt, retryAt)))
}

function isOpen(key: string) {
  return and(eq(testPayment.key, key), eq(testPayment.status, 'open'))
}
