import { sql } from 'drizzle-orm'
import { deleteOldKeys } from '../../platform/idempotency/run-once.js'
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.table.js'
import { defineModule } from '../../platform/module/module.js'
import type { Person } from '../../platform/module/table-rule.js'
import { daysLater } from './expiry.js'
import { ledgerEntry, lotEntry, movement } from '../../schema/wallet/ledger.table.js'
import { releaseDeadHolds } from './release-dead-holds.js'
import { walletHandlers } from './wallet.routes.js'
import { walletHold } from '../../schema/wallet/wallet-hold.table.js'
import { wallet as walletTable, walletLot } from '../../schema/wallet/wallet.table.js'
import { welcomeGift } from '../../schema/wallet/welcome-gift.table.js'

/** Long enough for any retry of a person or a page. */
const KEY_DAYS = 30

const ofProfile = ({ profileId }: Person) => sql`profile_id = ${profileId}`
const wallets = ({ profileId }: Person) =>
  sql`select id from wallet where profile_id = ${profileId}`
const movements = ({ profileId }: Person) =>
  sql`select id from movement where profile_id = ${profileId}`

export const wallet = defineModule({
  name: 'wallet',
  order: 80,
  handlers: walletHandlers,
  // The books are kept without the person, as the law demands: they name a profile that is gone.
  tables: [
    {
      table: walletTable,
      readers: ['gem'],
      rowsOf: ofProfile,
      onErase: 'keep',
      exported: { heading: '지갑', columns: ['id', 'currency', 'balance', 'created_at'] },
    },
    {
      table: walletLot,
      readers: ['gem', 'order'],
      rowsOf: (person) => sql`wallet_id in (${wallets(person)})`,
      onErase: 'keep',
      exported: {
        heading: '지갑에 들어온 것',
        columns: ['id', 'wallet_id', 'origin', 'amount', 'remaining', 'expires_at', 'created_at'],
      },
    },
    {
      table: movement,
      readers: ['gem', 'order', 'shop'],
      rowsOf: ofProfile,
      onErase: 'keep',
      exported: {
        heading: '코인, 룬, 젬 내역',
        columns: ['id', 'kind', 'title', 'memo', 'order_id', 'created_at'],
      },
    },
    {
      table: ledgerEntry,
      readers: ['gem', 'order'],
      rowsOf: (person) => sql`wallet_id in (${wallets(person)})`,
      onErase: 'keep',
      exported: {
        heading: '내역의 금액',
        columns: ['seq', 'movement_id', 'currency', 'delta', 'balance_after', 'created_at'],
      },
    },
    {
      table: lotEntry,
      readers: ['gem', 'order'],
      rowsOf: (person) => sql`movement_id in (${movements(person)})`,
      onErase: 'keep',
      exported: null,
    },
    {
      table: walletHold,
      readers: ['gem'],
      rowsOf: (person) => sql`wallet_id in (${wallets(person)})`,
      onErase: 'keep',
      exported: {
        heading: '장면에 쓴 젬',
        columns: ['turn_id', 'amount', 'status', 'created_at', 'settled_at'],
      },
    },
    {
      table: welcomeGift,
      holdsNoPerson: 'keyed hashes of addresses, so that a gift is given once',
    },
    { table: idempotencyKey, rowsOf: ofProfile, exported: null },
  ],
  jobs: [
    { name: 'settle dead holds', everyMs: 30_000, run: releaseDeadHolds },
    {
      name: 'delete old idempotency keys',
      everyMs: 3_600_000,
      run: ({ db, clock }) => deleteOldKeys(db, daysLater(clock.now(), -KEY_DAYS)),
    },
  ],
})
