import { PRICES } from '@doran/contract/limits'
import { Wallet } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { startTestApi } from '../../testing/test-app.js'
import { contextOf, ledgerFaults } from '../../testing/test-ledger.js'
import { buyCoins, giveMoney } from '../../testing/test-money.js'
import { startPass } from '../gem/index.js'
import { wallet as walletTable } from '../../schema/tables.js'
import { earn, pay, readBalance, readWallet } from './index.js'
import {
  DAY_MS,
  NOON,
  start,
  walletOf,
  linesOf,
  quoteOf,
  payBy,
  spendGems,
} from '../../testing/test-wallet.js'

describe('a day’s gems', () => {
  it('come once, whoever spends them at once and where', async () => {
    const started = await start()
    const { api, other, member, browser, atOther } = started
    const read = await Promise.all(
      Array.from({ length: 10 }, (_, at) => walletOf(at % 2 === 0 ? browser : atOther)),
    )
    expect(new Set(read.map(({ gem }) => gem.total))).toEqual(new Set([PRICES.dailyGems]))
    // Reading writes nothing.
    expect(await linesOf(browser)).toEqual([])

    const ends = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) =>
        spendGems({ ctx: contextOf(at % 2 === 0 ? api : other, member), member }, 1),
      ),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(PRICES.dailyGems)
    const lines = await linesOf(browser)
    expect(lines.filter(({ kind }) => kind === 'daily')).toHaveLength(1)
    expect(lines).toHaveLength(1 + PRICES.dailyGems)
    expect((await walletOf(browser)).gem.total).toBe(0)
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('are topped up, not added, at midnight in Seoul', async () => {
    const started = await start()
    const { clock, ctx, member, browser } = started
    await spendGems(started, 5)
    clock.advance(new Date('2026-03-10T14:59:59.999Z').getTime() - clock.now().getTime())
    expect((await walletOf(browser)).gem).toMatchObject({ total: 15 })
    clock.advance(1)
    const { gem } = await walletOf(browser)
    expect(gem).toMatchObject({ total: 20, nextFillAt: '2026-03-11T15:00:00.000Z' })
    await spendGems(started, 1)
    clock.advance(5 * DAY_MS)
    expect(await readBalance(ctx, { profileId: member.profileId, currency: 'gem' })).toBe(20)
    await spendGems(started, 20)
    expect((await linesOf(browser)).map(({ kind, delta }) => [kind, delta])).toEqual([
      ['spend', -20],
      ['daily', 20],
      ['expire', -19],
      ['spend', -1],
      ['daily', 20],
      ['expire', -15],
      ['spend', -5],
      ['daily', 20],
    ])
  })

  it('are not given twice by a clock that is a day ahead', async () => {
    const started = await start()
    const { url, clock, api, member, ctx, browser } = started
    const ahead = createManualClock(new Date(NOON.getTime() + DAY_MS))
    const early = contextOf(startTestApi(url, { clock: ahead }), member)
    const totals = []
    for (const each of [ctx, early, ctx, early]) {
      await spendGems({ ctx: each, member }, 1)
      totals.push((await readWallet(each, member.profileId)).gem.total)
    }
    clock.advance(DAY_MS)
    totals.push((await walletOf(browser)).gem.total)
    expect(totals).toEqual([19, 19, 18, 17, 17])
    const daily = (await linesOf(browser)).filter(({ kind }) => kind === 'daily')
    expect(daily).toHaveLength(2)
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('are more with a pass, at once and on the days after', async () => {
    const { api, clock, member, browser } = await start()
    await giveMoney(api, member.profileId, 'coin', PRICES.pass.coins)
    await payBy(browser, await quoteOf(browser, 'pass', 'pass-30'))
    const atOnce = (await walletOf(browser)).gem
    clock.advance(DAY_MS)
    const later = (await walletOf(browser)).gem

    expect([atOnce, later].map(({ total, daily }) => [total, daily])).toEqual([
      [60, 60],
      [60, 60],
    ])
  })

  it('are a day’s again once the pass is over', async () => {
    const { clock, ctx, member } = await start()
    await inTransaction(ctx, (tx) => startPass(tx, 30))
    clock.advance(30 * DAY_MS)
    expect((await readWallet(ctx, member.profileId)).gem).toMatchObject({ total: 20, daily: 20 })
  })
})

describe('what has expired', () => {
  it('is not shown, and taken out when something is next spent', async () => {
    const { api, clock, ctx, member } = await start()
    const { profileId } = member
    await giveMoney(api, profileId, 'coin', 9)
    await buyCoins(api, profileId)
    const stored = async () => {
      const rows = await api.deps.db.select().from(walletTable)
      return rows.find(({ currency }) => currency === 'coin')?.balance
    }
    const spend = (amount: number) =>
      inTransaction(ctx, (tx) => pay(tx, { profileId, currency: 'coin', amount, title: '시험' }))
    clock.advance(365 * DAY_MS)

    expect((await readWallet(ctx, profileId)).coin).toMatchObject({
      total: 30,
      parts: [{ origin: 'paid', amount: 30 }],
    })
    expect(await readBalance(ctx, { profileId, currency: 'coin' })).toBe(30)
    await expect(spend(31)).rejects.toMatchObject({ code: 'NOT_ENOUGH_COIN' })
    expect(await stored()).toBe(40)
    expect(await spend(30)).toMatchObject({ balanceBefore: 30, balanceAfter: 0 })
    expect(await stored()).toBe(0)
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('is of runes what was earned twelve months before, at a month’s end in Seoul', async () => {
    const { clock, ctx, member } = await start()
    const { profileId } = member
    await inTransaction(ctx, (tx) =>
      earn(tx, { profileId, earning: 'play_finished', subject: 'a', title: '시험' }),
    )
    const runes = async () => (await readWallet(ctx, profileId)).rune
    expect(await runes()).toMatchObject({
      total: 2,
      earnedThisWeek: 2,
      parts: [{ origin: 'earned', amount: 2, expiresAt: '2027-03-31T15:00:00.000Z' }],
    })
    clock.advance(new Date('2027-03-31T14:59:59.999Z').getTime() - clock.now().getTime())
    expect((await runes()).total).toBe(2)
    clock.advance(1)
    expect(await runes()).toEqual({ total: 0, parts: [], earnedThisWeek: 0 })
  })
})

it('shows a wallet of everything a person has', async () => {
  const { api, browser, member } = await start()
  await buyCoins(api, member.profileId)
  const { status, body } = await browser
    .request('/v1/wallet')
    .then(async (answer) => ({ status: answer.status, body: Wallet.parse(await answer.json()) }))
  expect(status).toBe(200)
  expect(body).toEqual({
    coin: {
      total: 31,
      parts: expect.arrayContaining([
        { origin: 'paid', amount: 30, expiresAt: '2031-03-10T03:00:00.000Z' },
        { origin: 'bonus', amount: 1, expiresAt: '2027-03-10T03:00:00.000Z' },
      ]),
    },
    rune: { total: 0, parts: [], earnedThisWeek: 0 },
    gem: {
      total: 20,
      parts: [{ origin: 'daily', amount: 20, expiresAt: '2026-03-10T15:00:00.000Z' }],
      held: 0,
      daily: 20,
      nextFillAt: '2026-03-10T15:00:00.000Z',
    },
  })
})
