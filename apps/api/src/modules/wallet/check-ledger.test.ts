import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, systemContext, type Context } from '../../platform/context/context.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import type { TestApi } from '../../testing/test-app.js'
import {
  contextOf,
  holdGems,
  ledgerFaults,
  refundCoins,
  settleHold,
} from '../../testing/test-ledger.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { buyCoins, placeOrder } from '../../testing/test-money.js'
import { checkLedger, sumAccounts } from './check-ledger.js'
import { earn, exchangeCoins, pay } from './index.js'

/** Books with something of every kind in them, and what of it is still open. */
async function keepBooks(api: TestApi) {
  const member = await createMember(api.deps)
  const { profileId } = member
  const ctx = contextOf(api, member)
  await placeOrder(api, profileId)
  for (let order = 0; order < 3; order += 1) await buyCoins(api, profileId)
  const [done, open] = [await buyCoins(api, profileId), await buyCoins(api, profileId)]
  await refundCoins(api, member, { order: done, amountKrw: 3_000 })
  await refundCoins(api, member, { order: open, amountKrw: 3_000, isAnswered: false })
  await inTransaction(ctx, async (tx) => {
    await exchangeCoins(tx, { gems: 100, coins: 10, title: '젬 100개' })
    await pay(tx, { profileId, currency: 'coin', amount: 7, title: '시험' })
    await earn(tx, { profileId, earning: 'play_finished', subject: 'a', title: '시험' })
  })
  const { session } = await (await signIn(api, member)).openStory()
  const turns = [randomUUID(), randomUUID(), randomUUID()]
  for (const turnId of turns)
    await holdGems(api, { profileId, sessionId: session.id, turnId, price: 3 })
  const [captured = '', released = ''] = turns
  await settleHold(api, { turnId: captured, isCharged: true })
  await settleHold(api, { turnId: released, isCharged: false })
}

class RolledBack extends Error {}

describe('books of every kind of movement', () => {
  const api = sharedTestApi()
  beforeAll(() => keepBooks(api()))

  it('are right, and every check has looked at something', async () => {
    const checks = await checkLedger(systemContext(api().deps))
    expect(checks.flatMap(({ faults }) => faults)).toEqual([])
    expect(checks.filter(({ examined, wrong }) => examined === 0 || wrong > 0)).toEqual([])
  })

  it('are summed by account and currency, which come to nothing', async () => {
    const totals = await sumAccounts(systemContext(api().deps))
    const sums = Map.groupBy(totals, ({ currency }) => currency)
    for (const [currency, ofCurrency] of sums) {
      const sum = ofCurrency.reduce((all, { total }) => all + total, 0)
      expect([currency, sum]).toEqual([currency, 0])
    }
    expect(
      totals.find(({ account, currency }) => account === 'held' && currency === 'gem'),
    ).toEqual({ account: 'held', currency: 'gem', entries: 5, total: 3 })
  })

  /** Tampers with the triggers off and in a transaction that is undone; answers what is found. */
  async function faultsAfter(tampering: string): Promise<string[]> {
    let faults: string[] = []
    const tamper = async (tx: Context) => {
      for (const table of ['movement', 'ledger_entry', 'lot_entry'])
        await tx.db.execute(sql.raw(`alter table ${table} disable trigger user`))
      await tx.db.execute(sql.raw(tampering))
      faults = (await checkLedger(tx)).flatMap((check) => check.faults)
      throw new RolledBack()
    }
    const undone = await inTransaction(systemContext(api().deps), tamper).catch(
      (cause: unknown) => cause,
    )
    if (!(undone instanceof RolledBack)) throw undone
    return faults
  }

  const someEntry = (where: string) => `seq = (select min(seq) from ledger_entry where ${where})`

  it.each([
    [
      'an entry of another amount',
      `update ledger_entry set delta = delta + 1 where ${someEntry(`account = 'granted'`)}`,
      /^movement \S+ is off by 1 /,
    ],
    [
      'a movement without entries',
      `insert into movement (id, kind, profile_id, created_at) values (gen_random_uuid(), 'gift', gen_random_uuid(), now())`,
      /^movement \S+ has no entries$/,
    ],
    [
      'a raised balance',
      `update wallet set balance = balance + 5 where currency = 'coin'`,
      /^wallet \S+ has \d+, entries \d+, lots \d+$/,
    ],
    [
      'entries that follow one another wrongly',
      `update ledger_entry set balance_after = balance_after + 1 where ${someEntry('wallet_id is not null')}`,
      /^entry \d+ of wallet \S+ leaves \d+$/,
    ],
    [
      'a refilled lot',
      `update wallet_lot set remaining = remaining + 1 where id = (select id from wallet_lot where remaining < amount limit 1)`,
      /^lot \S+ of \d+ has \d+, entries \d+$/,
    ],
    [
      'a lot in another wallet',
      `update wallet_lot set wallet_id = (select id from wallet where currency = 'rune') where origin = 'daily'`,
      /^lot \S+ was moved in another wallet$/,
    ],
    [
      'an entry of other lots than its own',
      `update lot_entry set delta = delta - 1 where (movement_id, leg) = (
        select movement_id, leg from ledger_entry where account = 'wallet' and delta < 0 limit 1)`,
      /^entry \d+ of -\d+, lots -\d+$/,
    ],
    [
      'spending that says of no lots',
      `delete from lot_entry where (movement_id, leg) in (
        select movement_id, leg from ledger_entry where account = 'spent' and currency = 'gem')`,
      /^entry \d+ of 3 spent, lots 0$/,
    ],
    [
      'spending at another price',
      `update lot_entry set unit_krw = unit_krw + 1 where (movement_id, leg) in (
        select movement_id, leg from ledger_entry where account = 'spent' and currency = 'coin')`,
      /^entry \d+ is spent at another price than was paid$/,
    ],
    [
      'an open hold that is gone',
      `delete from wallet_hold where status = 'held'`,
      /^held are 3 gem of 0$/,
    ],
    [
      'a hold of another amount',
      `update wallet_hold set amount = 9 where status = 'captured'`,
      /^turn \S+ holds what was not taken$/,
    ],
    [
      'a hold that is captured in name only',
      `update wallet_hold set status = 'captured' where status = 'held'`,
      /^turn \S+ is captured by nothing$/,
    ],
    [
      'a release that calls itself a capture',
      `update wallet_hold set status = 'captured' where status = 'released'`,
      /^turn \S+ is captured by release$/,
    ],
    [
      'a settled turn that still holds',
      `update wallet_hold set status = 'held' where status = 'released'`,
      /^turn \S+ is settled and still holds$/,
    ],
    [
      'a hold of no turn',
      `delete from wallet_hold where status = 'captured'`,
      /^movement \S+ holds for no turn$/,
    ],
    [
      'an order that is paid in name only',
      `update payment_order set status = 'paid' where status = 'created'`,
      /^order \S+ is paid with 0 purchases$/,
    ],
    [
      'a fulfilled order that is not paid',
      `update payment_order set status = 'failed' where status = 'paid'`,
      /^order \S+ is failed with 1 purchases$/,
    ],
    [
      'an order of another price',
      `update payment_order set amount_krw = amount_krw + 1 where status = 'paid'`,
      /^order \S+ brought 3000 won, 30 and 1 coins$/,
    ],
    [
      'a purchase of an order that is gone',
      `update movement set order_id = gen_random_uuid() where id = (select id from movement where kind = 'purchase' limit 1)`,
      /^a purchase is of order \S+, which is not there$/,
    ],
    [
      'won that went back in name only',
      `update payment_order set refunded_krw = 100, status = 'partially_refunded' where id = (
        select id from payment_order where status = 'paid' limit 1)`,
      /^order \S+ has 100 won back, refunds 0, entries 0$/,
    ],
    [
      'a refunded order that is still paid',
      `update payment_order set status = 'paid' where status = 'refunded'`,
      /^order \S+ is paid with 3000 won back$/,
    ],
    [
      'a refund that is done in name only',
      `update payment_refund set status = 'done' where status = 'requested'`,
      /^refund \S+ is done without a movement of its own$/,
    ],
    [
      'a refund whose coins did not come back',
      `update payment_refund set status = 'refused' where status = 'requested'`,
      /^refund \S+ is refused and the coins did not come back$/,
    ],
    [
      'a refund that took other coins',
      `update payment_refund set coins = coins - 1 where status = 'done'`,
      /^refund \S+ took no coins$/,
    ],
    [
      'a refund that is settled twice',
      `update payment_refund set status = 'requested' where status = 'done'`,
      /^refund \S+ is settled and still requested$/,
    ],
  ])('are found wrong after %s', async (_, tampering, fault) => {
    expect(await faultsAfter(tampering)).toContainEqual(expect.stringMatching(fault))
  })

  it('name at most five faults of each kind, and count them all', async () => {
    const member = await createMember(api().deps)
    for (let order = 0; order < 7; order += 1) await placeOrder(api(), member.profileId)
    const faults = await faultsAfter(`update payment_order set status = 'paid'`)
    const ofOrders = faults.filter((fault) => fault.includes('is paid with 0 purchases'))
    expect(ofOrders).toHaveLength(5)
  })
})

describe('the database', () => {
  const api = sharedTestApi()
  beforeAll(() => keepBooks(api()))
  const refusal = (statement: string) =>
    api()
      .deps.database.pool.query(statement)
      .then(
        () => 'done',
        (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
      )

  it.each(['movement', 'ledger_entry', 'lot_entry'])('only ever appends to %s', async (table) => {
    const column = table === 'movement' ? 'created_at' : 'movement_id'
    expect(await refusal(`update ${table} set ${column} = ${column}`)).toBe(
      `${table} is append-only`,
    )
    expect(await refusal(`delete from ${table}`)).toBe(`${table} is append-only`)
    expect(await refusal(`truncate ${table} cascade`)).toMatch(/ is append-only$/)
  })

  it('takes no entries that do not sum to zero in their currency', async () => {
    const insert = (rows: string) =>
      refusal(`
        insert into ledger_entry (movement_id, leg, account, currency, delta, created_at)
        select id, leg, account, currency, delta, now()
        from (select id from movement limit 1) as one, (values ${rows}) as legs (leg, account, currency, delta)`)
    const unbalanced = 'the entries of a movement do not sum to zero'
    expect(await insert(`(91, 'granted', 'coin', 5)`)).toBe(unbalanced)
    expect(await insert(`(91, 'granted', 'coin', 5), (92, 'spent', 'gem', -5)`)).toBe(unbalanced)
    expect(await insert(`(91, 'granted', 'coin', 5), (92, 'spent', 'coin', -4)`)).toBe(unbalanced)
  })

  it('lets no balance and no lot fall below zero', async () => {
    expect(await refusal('update wallet set balance = -1')).toContain('wallet_not_negative')
    expect(await refusal('update wallet_lot set remaining = -1')).toContain('wallet_lot_remaining')
    expect(await refusal('update wallet_lot set remaining = amount + 1')).toContain(
      'wallet_lot_remaining',
    )
    expect(await ledgerFaults(api())).toEqual([])
  })
})

it('finds empty books right', async () => {
  expect(await ledgerFaults(startTestApi(await createTestDatabase()))).toEqual([])
})
