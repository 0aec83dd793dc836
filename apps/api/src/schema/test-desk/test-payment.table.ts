import type { PaymentFailure } from '@doran/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** What is paid, or not, at the test desk. No money moves. */
export const testPayment = pgTable(
  'test_payment',
  {
    /** Whoever knows it may decide. */
    key: text().primaryKey(),
    orderId: uuid().notNull().unique(),
    title: text().notNull(),
    amountKrw: integer().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    status: text().$type<'open' | 'paid' | 'failed'>().notNull().default('open'),
    failure: text().$type<PaymentFailure>(),
    /** When it was paid, or failed. */
    decidedAt: instant(),
    /** From when on the desk tells that it was paid: until then it only says that something is under way. */
    visibleAt: instant(),
    /** When its webhook goes out, or is tried again; null where none is due. */
    webhookDueAt: instant(),
    refundedKrw: integer().notNull().default(0),
    /** Of the refunds that make up `refundedKrw`. */
    refundIds: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('test_payment_webhook_due')
      .on(table.webhookDueAt)
      .where(sql`webhook_due_at is not null`),
  ],
)

export type TestPayment = typeof testPayment.$inferSelect
