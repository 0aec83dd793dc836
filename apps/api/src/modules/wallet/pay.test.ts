import { PRICES } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/context/context.js'
import { ledgerFaults } from '../../testing/test-ledger.js'
import { buyCoins, giveMoney } from '../../testing/test-money.js'
import { daysLater, exchangeCoins, grant, readWallet } from './index.js'
import {
  start,
  walletOf,
  linesOf,
  quoteOf,
  payBy,
  endOf,
  spendGems,
} from '../../testing/test-wallet.js'

const countEnds = (ends: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(ends, (end) => end)].map(([end, all]) => [end, all.length]))

describe('a balance', () => {
  it('pays as often as it is enough, whatever comes at once at two processes', async () => {
    const { api, member, browser, atOther } = await start()
    await giveMoney(api, member.profileId, 'coin', 405)
    const quoteIds = await Promise.all(
      Array.from({ length: 100 }, () => quoteOf(browser, 'gem', '100')),
    )

    const ends = await Promise.all(
      quoteIds.map((quoteId, at) => endOf(payBy(at % 2 === 0 ? browser : atOther, quoteId))),
    )

    expect(countEnds(ends)).toEqual({ done: 40, '402 NOT_ENOUGH_COIN': 60 })
    const { coin, gem } = await walletOf(browser)
    expect([coin.total, gem.total]).toEqual([5, 4_000 + PRICES.dailyGems])
    const lines = await linesOf(browser, 'coin')
    expect(lines.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true)
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('says how many are missing, and pays nothing', async () => {
    const { api, member, browser } = await start()
    await giveMoney(api, member.profileId, 'coin', 30)
    const call = payBy(browser, await quoteOf(browser, 'pass', 'pass-30'))
    await expect(call).rejects.toMatchObject({
      code: 'NOT_ENOUGH_COIN',
      status: 402,
      message: '코인이 9개 모자라요.',
    })
    expect((await walletOf(browser)).coin.total).toBe(30)
    expect(await linesOf(browser, 'coin')).toHaveLength(1)
  })
})

describe('what is spent', () => {
  it('is the day’s first, then gifts by their ends, then what was paid for, the oldest first', async () => {
    const started = await start()
    const { api, clock, ctx, member } = started
    const { profileId } = member
    const give = (days: number, amount: number) => {
      const expiresAt = daysLater(clock.now(), days)
      const lot = { amount, unitKrw: 0, origin: 'gift' as const, expiresAt }
      return inTransaction(ctx, (tx) =>
        grant(tx, {
          movement: { kind: 'gift', profileId, title: '시험' },
          currency: 'gem',
          lot,
        }),
      )
    }
    await buyCoins(api, profileId)
    for (let exchange = 0; exchange < 3; exchange += 1) {
      await inTransaction(ctx, (tx) => exchangeCoins(tx, { gems: 10, coins: 1, title: '젬 10개' }))
      clock.advance(1_000)
    }
    await give(30, 7)
    await give(3, 5)

    const receipts = []
    for (const amount of [4, 18, 4, 8, 15]) receipts.push(await spendGems(started, amount))

    const [threeDays, aMonth] = [3, 30].map((days) => daysLater(clock.now(), days).toISOString())
    const midnight = '2026-03-10T15:00:00.000Z'
    const [first, second] = ['2031-03-10T03:00:00.000Z', '2031-03-10T03:00:01.000Z']
    expect(receipts.map(({ parts }) => parts)).toEqual([
      [{ origin: 'daily', amount: 4, expiresAt: midnight }],
      [
        { origin: 'daily', amount: 16, expiresAt: midnight },
        { origin: 'gift', amount: 2, expiresAt: threeDays },
      ],
      [{ origin: 'gift', amount: 4, expiresAt: threeDays }],
      [
        { origin: 'gift', amount: 6, expiresAt: aMonth },
        { origin: 'exchange', amount: 2, expiresAt: first },
      ],
      [{ origin: 'exchange', amount: 15, expiresAt: first }],
    ])
    expect((await readWallet(ctx, profileId)).gem).toMatchObject({
      total: 13,
      parts: [{ origin: 'exchange', amount: 13, expiresAt: second }],
    })
    // The coin of the first exchange was a bonus.
    const paid = (await linesOf(started.browser, 'gem')).slice(0, 5)
    expect(paid.map(({ delta, paidPart }) => [delta, paidPart])).toEqual([
      [-15, 7],
      [-8, 0],
      [-4, 0],
      [-18, 0],
      [-4, 0],
    ])
  })

  it('is of coins the bonus before what was paid for', async () => {
    const { api, member, browser } = await start()
    await buyCoins(api, member.profileId)
    const receipt = await payBy(browser, await quoteOf(browser, 'gem', '50'))
    expect(receipt).toMatchObject({ price: 5, balanceBefore: 31, balanceAfter: 26 })
    expect(receipt.parts.map(({ origin, amount }) => [origin, amount])).toEqual([
      ['bonus', 1],
      ['paid', 4],
    ])
  })
})
