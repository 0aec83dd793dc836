import { randomUUID } from 'node:crypto'
import type { PaymentFailure } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { signIn } from '../../testing/test-member.js'
import {
  type Act,
  away,
  buy,
  cancelOrder,
  coinsOf,
  confirmOrder,
  expectGivenOnce,
  linesOf,
  MINUTE_MS,
  orderCoins,
  paymentNotices,
  seeOrder,
  startShop,
  startWithOrder,
  walletOf,
} from '../../testing/test-orders.js'

async function expectNothingGiven(browser: Browser) {
  expect(await walletOf(browser)).toMatchObject({ coin: { total: 0, parts: [] } })
  expect(await linesOf(browser)).toEqual([])
}

describe('an order that is paid', () => {
  it('gives coins and bonus, a notice, a line of the statement and a receipt', async () => {
    const shop = await startShop()
    const { browser } = await shop.buyer()
    const made = await orderCoins(browser, { next: '/library?tab=saved' })
    expect(made.amount).toBe(10_000)
    const back = await shop.decide(made.checkoutUrl, 'approve')
    expect(back.amount).toBe(10_000)

    const order = await confirmOrder(browser, made, back)

    const paidAt = shop.clock.now().toISOString()
    expect(order).toEqual({
      id: made.orderId,
      sku: 'coin-100',
      coins: 100,
      bonus: 8,
      amountKrw: 10_000,
      status: 'paid',
      provider: 'test',
      method: '테스트 카드',
      failure: null,
      refundedKrw: 0,
      isRefunding: false,
      balanceAfter: 108,
      next: '/library?tab=saved',
      refund: { amountKrw: 10_000, coins: 100, bonus: 8, usedBonus: 0, feeKrw: 0 },
      createdAt: paidAt,
      paidAt,
    })
    const { coin } = await walletOf(browser)
    expect(coin.parts).toEqual(
      expect.arrayContaining([
        { origin: 'paid', amount: 100, expiresAt: '2031-01-01T00:00:00.000Z' },
        { origin: 'bonus', amount: 8, expiresAt: '2027-01-01T00:00:00.000Z' },
      ]),
    )
    expect(await linesOf(browser)).toMatchObject([
      { kind: 'purchase', delta: 108, balanceAfter: 108, paidPart: 100, orderId: made.orderId },
    ])
    expect(await paymentNotices(browser)).toEqual([
      { what: 'paid', orderId: made.orderId, amountKrw: 10_000, coins: 108 },
    ])
    expect(await seeOrder(browser, made)).toEqual(order)
    const mine = await browser.api.call('GET /v1/order/my', { query: {} })
    expect(mine).toEqual({ items: [order], nextCursor: null })
  })

  it.each(PRICES.coinPacks.map((pack) => [pack.sku, pack] as const))(
    'costs of %s what the price list says, and gives as much',
    async (sku, { coins, bonus, priceKrw }) => {
      const shop = await startShop()
      const { browser } = await shop.buyer()
      const { order, amount } = await buy(shop, browser, sku)
      expect(amount).toBe(priceKrw)
      expect(order).toMatchObject({ coins, bonus, amountKrw: priceKrw, status: 'paid' })
      expect(await coinsOf(browser)).toBe(coins + bonus)
    },
  )

  it('is given by the webhook alone where the buyer never comes back', async () => {
    const { browser, made, act, deliver } = await startWithOrder()
    await act('stay')
    await expectNothingGiven(browser)
    await deliver()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'paid', balanceAfter: 108 })
    await expectGivenOnce(browser)
  })

  it('waits for a webhook that is late, and says so', async () => {
    const { browser, made, act, deliver, clock } = await startWithOrder()
    const back = await act('late')
    expect(await confirmOrder(browser, made, back)).toMatchObject({
      status: 'pending',
      paidAt: null,
      balanceAfter: null,
      refund: null,
    })
    await expectNothingGiven(browser)
    clock.advance(10_000)
    await deliver()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'paid' })
    await expectGivenOnce(browser)
  })

  it('is not called unpaid while the provider is about to decide', async () => {
    const { browser, made, act, deliver, clock } = await startWithOrder()
    await act('late')
    expect(await cancelOrder(browser, made)).toMatchObject({ status: 'pending', failure: null })
    expect(await paymentNotices(browser)).toEqual([])
    clock.advance(10_000)
    await deliver()
    await expectGivenOnce(browser)
  })

  it.each([
    ['confirm', 'webhook'],
    ['webhook', 'confirm'],
    ['confirm', 'confirm', 'webhook', 'webhook'],
    ['webhook', 'webhook', 'confirm', 'cancel'],
    ['cancel', 'webhook', 'confirm', 'job'],
    ['job', 'confirm', 'webhook', 'job'],
  ])('gives once by %s and %s', async (...order) => {
    const { browser, made, act, deliver, reconcile, clock } = await startWithOrder()
    const back = await act('approve')
    clock.advance(2 * MINUTE_MS)
    for (const step of order) {
      if (step === 'confirm') await confirmOrder(browser, made, back)
      if (step === 'cancel') await cancelOrder(browser, made)
      if (step === 'webhook') await deliver()
      if (step === 'job') await reconcile()
    }
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'paid', failure: null })
    await expectGivenOnce(browser)
  })

  it('gives once, whoever tells of it at the same time through two processes', async () => {
    const shop = await startShop()
    const other = shop.startAnother()
    const { browser, member } = await shop.buyer()
    const elsewhere = await signIn(other, member)
    for (let round = 1; round <= 4; round += 1) {
      const made = await orderCoins(browser)
      const back = await shop.decide(made.checkoutUrl, 'approve')
      shop.clock.advance(2 * MINUTE_MS)
      const jobs = [shop.deliver(), shop.deliver(other), shop.reconcile(), shop.reconcile(other)]
      const orders = await Promise.all([
        confirmOrder(browser, made, back),
        confirmOrder(elsewhere, made, back),
        confirmOrder(browser, made),
        confirmOrder(elsewhere, made),
        cancelOrder(elsewhere, made),
      ])
      await Promise.all(jobs)
      expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['paid']))
      expect(await coinsOf(browser)).toBe(108 * round)
      expect(await linesOf(browser)).toHaveLength(round)
      expect(await paymentNotices(browser)).toHaveLength(round)
    }
  })

  it('is found a minute later where the webhook was lost', async () => {
    const { browser, made, act, reconcile, clock } = await startWithOrder()
    await act('stay')
    clock.advance(MINUTE_MS)
    await reconcile()
    await expectNothingGiven(browser)
    clock.advance(1)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'paid' })
    await expectGivenOnce(browser)
  })

  it('counts although the buyer had turned back before', async () => {
    const { browser, made, act, deliver } = await startWithOrder()
    expect(await cancelOrder(browser, made)).toMatchObject({
      status: 'cancelled',
      failure: 'user_cancel',
    })
    await act('approve')
    await deliver()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'paid', failure: null })
    await expectGivenOnce(browser)
  })

  it('is found after its hour, where the buyer had turned back and the webhook was lost', async () => {
    const { browser, made, act, reconcile, clock } = await startWithOrder()
    await cancelOrder(browser, made)
    clock.advance(5 * MINUTE_MS)
    await act('stay')
    await reconcile()
    await expectNothingGiven(browser)
    clock.advance(56 * MINUTE_MS)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'paid' })
    await expectGivenOnce(browser)
  })
})

describe('an order that is not paid', () => {
  it.each<[Act, PaymentFailure, string]>([
    ['declined', 'declined', 'failed'],
    ['limit', 'limit', 'failed'],
    ['timeout', 'timeout', 'failed'],
    ['close', 'user_cancel', 'cancelled'],
  ])('by %s tells %s and gives nothing', async (chosen, failure, status) => {
    const { browser, made, act, deliver, reconcile, clock } = await startWithOrder()
    await act(chosen)
    const closed = { status, failure, paidAt: null, refund: null, balanceAfter: null, method: null }
    expect(await cancelOrder(browser, made, 'other')).toMatchObject(closed)
    expect(await confirmOrder(browser, made, { amount: 10_000 })).toMatchObject(closed)
    await deliver()
    clock.advance(61 * MINUTE_MS)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject(closed)
    await expectNothingGiven(browser)
    expect(await paymentNotices(browser)).toEqual([])
  })

  it('stays open when it is confirmed too early', async () => {
    const { browser, made } = await startWithOrder()
    expect(await confirmOrder(browser, made)).toMatchObject({ status: 'created', paidAt: null })
    expect(await confirmOrder(browser, made, { amount: 10_000 })).toMatchObject({
      status: 'created',
    })
    await expectNothingGiven(browser)
  })

  it('tells who waited for it', async () => {
    const { browser, made, changeProvider, reconcile, clock } = await startWithOrder()
    changeProvider({ settle: () => Promise.resolve({ status: 'pending' }) })
    await confirmOrder(browser, made)
    changeProvider({ settle: () => Promise.resolve({ status: 'failed', failure: 'declined' }) })
    clock.advance(2 * MINUTE_MS)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'failed', failure: 'declined' })
    expect(await paymentNotices(browser)).toMatchObject([{ what: 'not_paid', coins: 108 }])
  })

  it('is closed after an hour, and not before', async () => {
    const { browser, made, changeProvider, reconcile, clock } = await startWithOrder()
    changeProvider({ settle: () => Promise.resolve({ status: 'open' }) })
    clock.advance(60 * MINUTE_MS)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'created' })
    clock.advance(MINUTE_MS + 1)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'cancelled', failure: 'timeout' })
    await expectNothingGiven(browser)
  })

  it('is left at the desk for an hour, and then is over', async () => {
    const { browser, made, act, reconcile, clock } = await startWithOrder()
    await act('leave')
    clock.advance(59 * MINUTE_MS)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'created' })
    clock.advance(2 * MINUTE_MS)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'failed', failure: 'timeout' })
  })

  it('does not keep the job from the others when its provider is away', async () => {
    const { browser, made, act, changeProvider, reconcile, clock, desk } = await startWithOrder()
    const second = await orderCoins(browser)
    await act('stay')
    changeProvider({
      settle: (asked) => (asked.orderId === second.orderId ? away() : desk().settle(asked)),
    })
    clock.advance(2 * MINUTE_MS)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'paid' })
    expect(await seeOrder(browser, second)).toMatchObject({ status: 'created' })
  })
})

describe('what an address says', () => {
  it('of another payment or amount gives nothing, and what is true still counts', async () => {
    const { browser, made, act } = await startWithOrder()
    const back = await act('approve')
    const forgeries = [
      { ...back, amount: 1_000 },
      { ...back, amount: 0 },
      { ...back, amount: 10_001 },
      { ...back, paymentKey: 'somebody-elses-payment-key-of-the-desk' },
      { paymentKey: randomUUID() },
    ]
    for (const forged of forgeries) {
      expect(await codeOf(confirmOrder(browser, made, forged))).toBe('AMOUNT_MISMATCH')
    }
    await expectNothingGiven(browser)
    expect(await confirmOrder(browser, made, back)).toMatchObject({ status: 'paid' })
    await expectGivenOnce(browser)
  })

  it('of a cheaper order’s payment pays no dearer one', async () => {
    const { browser, made, decide } = await startWithOrder()
    const cheap = await orderCoins(browser, { sku: 'coin-10' })
    const back = await decide(cheap.checkoutUrl, 'approve')
    expect(await codeOf(confirmOrder(browser, made, back))).toBe('AMOUNT_MISMATCH')
    expect(await codeOf(confirmOrder(browser, made, { ...back, amount: 10_000 }))).toBe(
      'AMOUNT_MISMATCH',
    )
    await expectNothingGiven(browser)
  })
})
