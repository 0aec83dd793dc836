import type { Client } from 'pg'
import { z } from 'zod'
import { encodeCursor } from '@doran/api/platform/keyset/cursor'
import type { Product } from '../harness/bench-product.js'
import { checkpointDatabase } from '../harness/stories.js'
import { cookieOf, emailOf, seedAccounts } from '../accounts/seed-accounts.js'

export const FEW_ENTRIES = 1_000
export const MANY_ENTRIES = 1_000_000
const PAGE = 30
const MOVEMENTS_A_STATEMENT = 100_000

/** A member whose statement is so long, and what a browser asks for its pages. */
export type Statement = { headers: Record<string, string>; firstPath: string; lastPath: string }

const Wallet = z.object({ id: z.uuid(), profile_id: z.uuid() })
const Seq = z.object({ seq: z.number() })

export async function seedPeople(product: Product): Promise<void> {
  await seedAccounts(product)
  await product.db.query(BOOK_ID)
}

/** The coin wallet of a seeded member, counted from 1, whose entries are to follow. */
export async function openBooks({ db }: Product, member: number): Promise<string> {
  const { rows } = await db.query(WALLET_ROW, [emailOf(member)])
  return Wallet.parse(rows[0]).id
}

/**
 * Movements as `grant` and `pay` would have written them one by one: a lot of 999 coins, and one after the other
 * spent. Each has an entry of the wallet and one of the house.
 */
export async function addEntries(
  { db }: Product,
  walletId: string,
  { from, upto }: { from: number; upto: number },
): Promise<void> {
  for (let at = from; at < upto; at += MOVEMENTS_A_STATEMENT) {
    const range = [walletId, at, Math.min(at + MOVEMENTS_A_STATEMENT, upto) - 1]
    for (const rows of [MOVEMENT_ROWS, LOT_ROWS, ENTRY_ROWS, LOT_ENTRY_ROWS]) {
      await db.query(rows, range)
    }
  }
  await db.query(BALANCE, [walletId])
  await checkpointDatabase(db)
}

/** The first and the last page of a member's statement. */
export async function statementOf(
  { db, origin }: Product,
  walletId: string,
  member: number,
): Promise<Statement> {
  const path = `/v1/wallet/ledger?currency=coin&limit=${PAGE}`
  const seq = await seqBeforeLastPage(db, walletId)
  return {
    headers: { origin, cookie: cookieOf(origin, member) },
    firstPath: path,
    lastPath: `${path}&cursor=${encodeCursor({ seq })}`,
  }
}

async function seqBeforeLastPage(db: Client, walletId: string): Promise<number> {
  const { rows } = await db.query(
    'select seq::integer from ledger_entry where wallet_id = $1 order by seq offset $2 limit 1',
    [walletId, PAGE],
  )
  return Seq.parse(rows[0]).seq
}

// Known from the wallet and the number, so that an entry names its movement without having read it.
const BOOK_ID = `
  create or replace function pg_temp.book_id(kind text, wallet uuid, n bigint) returns uuid immutable
  return overlay(overlay(md5(kind || wallet || ':' || n) placing '7' from 13) placing '8' from 17)::uuid`

const WALLET_ROW = `
  insert into wallet (id, profile_id, currency, created_at)
  select gen_random_uuid(), id, 'coin', now() from profile where name = $1
  returning id, profile_id`

const MOVEMENT_ROWS = `
  insert into movement (id, kind, profile_id, title, created_at)
  select pg_temp.book_id('movement', wallet.id, n), case when n % 1000 = 0 then 'gift' else 'spend' end,
    profile_id, '별빛 우체국', now() - interval '1 year' + n * interval '1 second'
  from wallet, generate_series($2::int, $3::int) as n where wallet.id = $1`

const LOT_ROWS = `
  insert into wallet_lot (id, wallet_id, origin, amount, remaining, unit_krw, expires_at, created_at)
  select pg_temp.book_id('lot', wallet.id, n / 1000), wallet.id, 'gift', 999,
    999 - least(999, greatest(0, $3::int - n)), 0, now() + interval '1 year', now() - interval '1 year'
  from wallet, generate_series($2::int, $3::int) as n where wallet.id = $1 and n % 1000 = 0`

const ENTRY_ROWS = `
  insert into ledger_entry (movement_id, leg, account, wallet_id, currency, delta, balance_after, created_at)
  select pg_temp.book_id('movement', wallet.id, n), leg,
    case when leg = 1 then 'wallet' when n % 1000 = 0 then 'granted' else 'spent' end,
    case when leg = 1 then wallet.id end, 'coin',
    (case when n % 1000 = 0 then 999 else -1 end) * (case when leg = 1 then 1 else -1 end),
    case when leg = 1 then 999 - n % 1000 end, now() - interval '1 year' + n * interval '1 second'
  from wallet, generate_series($2::int, $3::int) as n, generate_series(1, 2) as leg
  where wallet.id = $1 order by n, leg`

const LOT_ENTRY_ROWS = `
  insert into lot_entry (movement_id, leg, lot_id, delta, unit_krw)
  select pg_temp.book_id('movement', wallet.id, n), leg, pg_temp.book_id('lot', wallet.id, n / 1000),
    (case when n % 1000 = 0 then 999 else -1 end) * (case when leg = 1 then 1 else -1 end), 0
  from wallet, generate_series($2::int, $3::int) as n, generate_series(1, 2) as leg
  where wallet.id = $1 and (leg = 1 or n % 1000 > 0)`

const BALANCE = `
  update wallet set balance = (select sum(remaining) from wallet_lot where wallet_id = wallet.id) where id = $1`
