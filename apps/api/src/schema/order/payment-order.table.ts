import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** A purchase of coins with won. The profile is named without a reference: the law keeps these for five years. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: uuid().primaryKey(),
    profileId: uuid().notNull(),
    sku: text().notNull(),
    coins: integer().notNull(),
    bonus: integer().notNull(),
    amountKrw: integer().notNull(),
    status: text({
      enum: ['created', 'pending', 'paid', 'failed', 'cancelled', 'refunded', 'partially_refunded'],
    }).notNull(),
    provider: text({ enum: ['test', 'stripe', 'toss'] }).notNull(),
    /** As the provider names the payment. */
    paymentKey: text(),
    checkoutUrl: text(),
    method: text(),
    failure: text({ enum: ['user_cancel', 'limit', 'timeout', 'declined', 'other'] }),
    /** Where the person was going. */
    next: text(),
    refundedKrw: integer().notNull().default(0),
    createdAt: instant().notNull(),
    paidAt: instant(),
    /** When the provider was last asked what became of it. */
    checkedAt: instant(),
  },
  (table) => [
    index('payment_order_of_profile').on(
      table.profileId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('payment_order_open')
      .on(table.checkedAt)
      .where(sql`status in ('created', 'pending')`),
    index('payment_order_closed')
      .on(table.createdAt)
      .where(sql`status in ('failed', 'cancelled')`),
  ],
)

export type OrderRow = typeof paymentOrder.$inferSelect

/** Won on its way back. The coins are withdrawn before the provider is asked. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => paymentOrder.id),
    amountKrw: integer().notNull(),
    coins: integer().notNull(),
    bonus: integer().notNull(),
    /** Bonus coins that were used before and were taken off. */
    usedBonus: integer().notNull(),
    feeKrw: integer().notNull(),
    reason: text({ enum: ['asked', 'nobody'] }).notNull(),
    status: text({ enum: ['requested', 'done', 'refused'] }).notNull(),
    createdAt: instant().notNull(),
    settledAt: instant(),
    triedAt: instant(),
  },
  (table) => [
    uniqueIndex('payment_refund_one_open')
      .on(table.orderId)
      .where(sql`status = 'requested'`),
    index('payment_refund_of_order').on(table.orderId),
  ],
)

export type RefundRow = typeof paymentRefund.$inferSelect
