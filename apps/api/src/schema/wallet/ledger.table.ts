import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { wallet, walletLot } from './wallet.table.js'

/** Why money moved, and for what. Append-only, as the entries are: the database refuses anything else. */
export const movement = pgTable(
  'movement',
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: [
        'purchase',
        'refund',
        'exchange',
        'return',
        'spend',
        'hold',
        'capture',
        'release',
        'earn',
        'daily',
        'gift',
        'ticket',
        'expire',
        'adjust',
      ],
    }).notNull(),
    profileId: uuid().notNull(),
    /** What can happen only once, such as the fulfilment of an order. */
    onceKey: text(),
    title: text(),
    memo: text(),
    orderId: uuid(),
    /** The story session that a turn is of. */
    sessionId: uuid(),
    /** What it was spent on, and whose that was, for the income of its maker. */
    workType: text(),
    workId: uuid(),
    workOwnerProfileId: uuid(),
    /** What runes were given for, and the day in Asia/Seoul; both set or none. */
    earning: text(),
    earnedOn: date(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('movement_once')
      .on(table.onceKey)
      .where(sql`once_key is not null`),
    index('movement_earned')
      .on(table.profileId, table.earning, table.earnedOn)
      .where(sql`earning is not null`),
    index('movement_of_work')
      .on(table.workOwnerProfileId, table.createdAt)
      .where(sql`work_owner_profile_id is not null and kind in ('spend', 'capture')`),
  ],
)

/** One side of a movement: a member's wallet, or an account of the house. They sum to zero in each currency. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: uuid()
      .notNull()
      .references(() => movement.id),
    leg: smallint().notNull(),
    account: text({
      enum: [
        'wallet',
        'received',
        'sold',
        'granted',
        'expired',
        'spent',
        'held',
        'exchanged',
        'refunded',
        'adjusted',
      ],
    }).notNull(),
    walletId: uuid().references(() => wallet.id),
    currency: text({ enum: ['won', 'coin', 'rune', 'gem'] }).notNull(),
    delta: integer().notNull(),
    /** Of a wallet. */
    balanceAfter: integer(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entry_leg').on(table.movementId, table.leg),
    index('ledger_entry_of_wallet')
      .on(table.walletId, table.seq.desc())
      .where(sql`wallet_id is not null`),
    check(
      'ledger_entry_account',
      sql`(${table.walletId} is not null) = (${table.account} = 'wallet') and (${table.balanceAfter} is not null) = (${table.account} = 'wallet')`,
    ),
  ],
)

/** Which lots an entry took from, gave to, or spent, and what was paid for one of them. */
export const lotEntry = pgTable(
  'lot_entry',
  {
    movementId: uuid()
      .notNull()
      .references(() => movement.id),
    leg: smallint().notNull(),
    lotId: uuid()
      .notNull()
      .references(() => walletLot.id),
    delta: integer().notNull(),
    unitKrw: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.leg, table.lotId] }),
    index('lot_entry_of_lot').on(table.lotId),
  ],
)
