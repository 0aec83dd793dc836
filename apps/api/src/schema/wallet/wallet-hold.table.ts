import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { wallet } from './wallet.table.js'

/** Gems that a turn holds while it is told, by the turn's id: captured when it was told, else released. */
export const walletHold = pgTable(
  'wallet_hold',
  {
    turnId: uuid().primaryKey(),
    walletId: uuid()
      .notNull()
      .references(() => wallet.id),
    amount: integer().notNull(),
    /** What a pass took off the price. */
    saved: integer().notNull(),
    /** `[{lot, amount, unit_krw}]`, to which a release gives back. */
    lots: jsonb().$type<unknown>().notNull(),
    movementId: uuid().notNull(),
    status: text({ enum: ['held', 'captured', 'released'] }).notNull(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    index('wallet_hold_open')
      .on(table.createdAt)
      .where(sql`status = 'held'`),
    index('wallet_hold_of_wallet').on(table.walletId, table.createdAt),
  ],
)
