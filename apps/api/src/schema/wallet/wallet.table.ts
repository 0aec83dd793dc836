import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/**
 * A member's money of one currency. Balances are derived from the ledger and written by `post_movement` alone.
 * Profiles are named by their ids without references here and below: the books outlive the account.
 */
export const wallet = pgTable(
  'wallet',
  {
    id: uuid().primaryKey(),
    profileId: uuid().notNull(),
    currency: text({ enum: ['coin', 'rune', 'gem'] }).notNull(),
    balance: integer().notNull().default(0),
    /** The day, Asia/Seoul, whose gems were given last. */
    dailyOn: date(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('wallet_of_profile').on(table.profileId, table.currency),
    check('wallet_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** What came into a wallet at once: where from, what it is worth, until when it is good. */
export const walletLot = pgTable(
  'wallet_lot',
  {
    id: uuid().primaryKey(),
    walletId: uuid()
      .notNull()
      .references(() => wallet.id),
    origin: text({
      enum: ['paid', 'bonus', 'earned', 'daily', 'gift', 'ticket', 'exchange', 'refund', 'admin'],
    }).notNull(),
    amount: integer().notNull(),
    remaining: integer().notNull(),
    /** What was paid for one, in won; 0 of what was given. */
    unitKrw: integer().notNull(),
    orderId: uuid(),
    /** The lot of coins that gems were exchanged for. */
    sourceLotId: uuid(),
    expiresAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('wallet_lot_left')
      .on(table.walletId)
      .where(sql`remaining > 0`),
    index('wallet_lot_of_order')
      .on(table.orderId)
      .where(sql`order_id is not null`),
    index('wallet_lot_of_source')
      .on(table.sourceLotId)
      .where(sql`source_lot_id is not null`),
    index('wallet_lot_daily')
      .on(table.walletId, table.createdAt)
      .where(sql`origin = 'daily'`),
    check('wallet_lot_remaining', sql`${table.remaining} between 0 and ${table.amount}`),
  ],
)

export type WalletRow = typeof wallet.$inferSelect
export type LotRow = typeof walletLot.$inferSelect
