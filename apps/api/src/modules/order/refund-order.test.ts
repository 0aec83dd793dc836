import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, systemContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { giveMoney } from '../../testing/test-money.js'
import { signIn } from '../../testing/test-member.js'
import {
  away,
  buy,
  coinsOf,
  DAY_MS,
  exchange,
  linesOf,
  MINUTE_MS,
  orderCoins,
  paymentNotices,
  refundOrder,
  returnGems,
  seeOrder,
  type Shop,
  startShop,
  walletOf,
} from '../../testing/test-orders.js'
import { authSession, wallet } from '../../schema/tables.js'
import { pay } from '../wallet/index.js'
import { findOrder, listRefunds } from './order-repository.js'

const refuse = () => Promise.reject(new AppError('NOTHING_TO_REFUND'))

/** A buyer with a pack of coins that is paid. */
async function startBought(sku = 'coin-100') {
  const shop = await startShop()
  const buyer = await shop.buyer()
  const bought = await buy(shop, buyer.browser, sku)
  return { ...shop, shop, ...buyer, bought }
}

/** Time goes by, and the sign-in does not end with it. */
async function wait({ deps, clock }: Shop, { memberId }: Member, ms: number) {
  clock.advance(ms)
  await deps.db
    .update(authSession)
    .set({ expiresAt: new Date(clock.now().getTime() + DAY_MS) })
    .where(eq(authSession.memberId, memberId))
}

const offer = async (browser: Browser, orderId: string) =>
  (await seeOrder(browser, { orderId })).refund

describe('a refund', () => {
  it('pays back exactly what was shown, and takes the coins', async () => {
    const { browser, bought, paidBackKrw } = await startBought()
    const { orderId } = bought

    const order = await refundOrder(browser, bought, 10_000)

    expect(order).toMatchObject({
      status: 'refunded',
      refundedKrw: 10_000,
      isRefunding: false,
      refund: null,
      balanceAfter: 0,
    })
    expect(await paidBackKrw(orderId)).toBe(10_000)
    expect((await walletOf(browser)).coin).toEqual({ total: 0, parts: [] })
    expect(await linesOf(browser)).toMatchObject([
      { kind: 'refund', delta: -108, balanceAfter: 0, paidPart: 100, orderId },
      { kind: 'purchase', delta: 108 },
    ])
    expect(await paymentNotices(browser)).toMatchObject([
      { what: 'refunded', orderId, amountKrw: 10_000, coins: 108 },
      { what: 'paid' },
    ])
    expect(await codeOf(refundOrder(browser, bought, 10_000))).toBe('NOTHING_TO_REFUND')
  })

  it('is made once, although two processes are asked at the same time', async () => {
    const { shop, browser, member, paidBackKrw } = await startBought()
    const elsewhere = await signIn(shop.startAnother(), member)
    for (let round = 0; round < 4; round += 1) {
      const bought = await buy(shop, browser)
      const codes = await Promise.all(
        [browser, elsewhere, browser, elsewhere].map((each) =>
          codeOf(refundOrder(each, bought, 10_000)),
        ),
      )
      const expected = ['NOTHING_TO_REFUND', 'NOTHING_TO_REFUND', 'NOTHING_TO_REFUND', 'no error']
      expect(codes.toSorted()).toEqual(expected)
      expect(await paidBackKrw(bought.orderId)).toBe(10_000)
      expect(await coinsOf(browser)).toBe(108)
    }
  })

  it('is made once by one key, which is answered each time', async () => {
    const { shop, browser, member, bought, paidBackKrw, deps } = await startBought()
    const elsewhere = await signIn(shop.startAnother(), member)
    const key = nanoid()
    const answers = await Promise.all(
      [browser, elsewhere, browser].map((each) => refundOrder(each, bought, 10_000, key)),
    )
    expect(answers.map(({ refundedKrw }) => refundedKrw)).toEqual([10_000, 10_000, 10_000])
    expect(await refundOrder(browser, bought, 10_000, key)).toMatchObject({ refundedKrw: 10_000 })
    expect(await codeOf(refundOrder(browser, bought, 9_000, key))).toBe('KEY_REUSED')
    expect(await paidBackKrw(bought.orderId)).toBe(10_000)
    expect(await listRefunds(deps.db, bought.orderId)).toHaveLength(1)
  })

  it('takes off what was spent, the bonus at a paid coin’s worth', async () => {
    const { browser, bought } = await startBought()
    await exchange(browser, 50)
    expect(await offer(browser, bought.orderId)).toEqual({
      amountKrw: 9_500,
      coins: 100,
      bonus: 3,
      usedBonus: 5,
      feeKrw: 0,
    })
    await exchange(browser, 50)
    const shown = { amountKrw: 9_000, coins: 98, bonus: 0, usedBonus: 8, feeKrw: 0 }
    expect(await offer(browser, bought.orderId)).toEqual(shown)
    expect(await refundOrder(browser, bought, 9_000)).toMatchObject({
      status: 'partially_refunded',
      refundedKrw: 9_000,
      balanceAfter: 0,
    })
  })

  it('of nothing that is left, or was ever paid, is refused', async () => {
    const { shop, browser } = await startBought('coin-10')
    const bought = await buy(shop, browser, 'coin-10')
    await exchange(browser, 100)
    await exchange(browser, 100)
    expect(await offer(browser, bought.orderId)).toBeNull()
    expect(await codeOf(refundOrder(browser, bought, 1_000))).toBe('NOTHING_TO_REFUND')
    const made = await orderCoins(browser)
    expect(await codeOf(refundOrder(browser, made, 10_000))).toBe('NOTHING_TO_REFUND')
    expect(await codeOf(refundOrder(browser, made, 0))).toBe('NOTHING_TO_REFUND')
  })

  it('of another amount than it comes to moves nothing', async () => {
    const { browser, bought, paidBackKrw } = await startBought()
    await exchange(browser, 10)
    for (const stale of [10_000, 9_899, 9_901, 0, 1_000_000]) {
      expect(await codeOf(refundOrder(browser, bought, stale))).toBe('REFUND_CHANGED')
    }
    expect(await paidBackKrw(bought.orderId)).toBe(0)
    expect(await coinsOf(browser)).toBe(107)
    expect(await refundOrder(browser, bought, 9_900)).toMatchObject({ refundedKrw: 9_900 })
  })

  it('or the spending of the same coins happens, never both', async () => {
    const shop = await startShop()
    const { browser } = await shop.buyer()
    for (let round = 0; round < 6; round += 1) {
      const bought = await buy(shop, browser, 'coin-10')
      const codes = await Promise.all([
        codeOf(exchange(browser, 100)),
        codeOf(refundOrder(browser, bought, 1_000)),
      ])
      expect([
        ['no error', 'NOTHING_TO_REFUND'],
        ['NOT_ENOUGH_COIN', 'no error'],
      ]).toContainEqual(codes)
      const isRefunded = codes[1] === 'no error'
      expect(await shop.paidBackKrw(bought.orderId)).toBe(isRefunded ? 1_000 : 0)
      expect(await coinsOf(browser)).toBe(0)
    }
  })

  it('is whole to the seventh day, and keeps a tenth after it', async () => {
    const { shop, browser, member, bought } = await startBought()
    await wait(shop, member, 7 * DAY_MS)
    expect(await offer(browser, bought.orderId)).toMatchObject({ amountKrw: 10_000, feeKrw: 0 })
    await wait(shop, member, 1)
    expect(await offer(browser, bought.orderId)).toMatchObject({ amountKrw: 9_000, feeKrw: 1_000 })
    expect(await codeOf(refundOrder(browser, bought, 10_000))).toBe('REFUND_CHANGED')
    expect(await refundOrder(browser, bought, 9_000)).toMatchObject({
      status: 'refunded',
      refundedKrw: 9_000,
    })
  })

  it('does not charge bonus that expired unused', async () => {
    const { shop, browser, member, bought } = await startBought()
    await exchange(browser, 10)
    await wait(shop, member, 366 * DAY_MS)
    const shown = { amountKrw: 8_910, coins: 100, bonus: 0, usedBonus: 1, feeKrw: 990 }
    expect(await offer(browser, bought.orderId)).toEqual(shown)
    expect(await coinsOf(browser)).toBe(100)
    expect(await offer(browser, bought.orderId)).toEqual(shown)
    expect(await refundOrder(browser, bought, 8_910)).toMatchObject({ status: 'refunded' })
  })

  it('of coins that expired is refused', async () => {
    const { shop, browser, member, bought } = await startBought()
    await wait(shop, member, (5 * 365 + 2) * DAY_MS)
    expect(await offer(browser, bought.orderId)).toBeNull()
    expect(await codeOf(refundOrder(browser, bought, 9_000))).toBe('NOTHING_TO_REFUND')
  })

  it('does not charge bonus that an administrator took', async () => {
    const { deps, browser, bought, profileId } = await startBought()
    await inTransaction(systemContext(deps), (tx) =>
      pay(tx, { profileId, currency: 'coin', amount: 8, kind: 'adjust', title: '운영자 조정' }),
    )
    expect(await offer(browser, bought.orderId)).toMatchObject({
      amountKrw: 10_000,
      bonus: 0,
      usedBonus: 0,
    })
  })

  it('takes coins of its own order alone', async () => {
    const { shop, browser, deps, profileId, bought } = await startBought('coin-10')
    await giveMoney(shop, profileId, 'coin', 5)
    const second = await buy(shop, browser, 'coin-30')
    await refundOrder(browser, bought, 1_000)
    expect(await coinsOf(browser)).toBe(36)
    await refundOrder(browser, second, 3_000)
    expect((await walletOf(browser)).coin.parts).toMatchObject([{ origin: 'gift', amount: 5 }])
    expect(await findOrder(deps.db, bought.orderId)).toMatchObject({ refundedKrw: 1_000 })
  })

  it('in parts comes to no more than at once, and at its end is whole', async () => {
    const { browser, bought, paidBackKrw } = await startBought()
    await exchange(browser, 300)
    expect(await refundOrder(browser, bought, 7_100)).toMatchObject({
      status: 'partially_refunded',
      refundedKrw: 7_100,
      refund: null,
    })
    expect(await returnGems(browser, 300)).toEqual({ gems: 300, coins: 30, coinBalance: 30 })
    const shown = { amountKrw: 2_200, coins: 22, bonus: 1, usedBonus: 0, feeKrw: 0 }
    expect(await offer(browser, bought.orderId)).toEqual(shown)

    const order = await refundOrder(browser, bought, 2_200)

    expect(order).toMatchObject({ status: 'refunded', refundedKrw: 9_300, refund: null })
    expect(await paidBackKrw(bought.orderId)).toBe(9_300)
    // Seven coins of the bonus were taken off, and are the buyer's for it.
    expect((await walletOf(browser)).coin.parts).toMatchObject([{ origin: 'bonus', amount: 7 }])
  })
})

describe('a provider that is away', () => {
  it('keeps the coins held until the job has asked it again', async () => {
    const { browser, bought, changeProvider, reconcile, clock, paidBackKrw } = await startBought()
    changeProvider({ refund: away })

    const asked = await refundOrder(browser, bought, 10_000)

    const held = {
      status: 'paid',
      isRefunding: true,
      refund: null,
      balanceAfter: 0,
      refundedKrw: 0,
    }
    expect(asked).toMatchObject(held)
    expect(await codeOf(exchange(browser, 10))).toBe('NOT_ENOUGH_COIN')
    expect(await codeOf(refundOrder(browser, bought, 10_000))).toBe('NOTHING_TO_REFUND')
    clock.advance(2 * MINUTE_MS)
    await reconcile()
    expect(await seeOrder(browser, bought)).toMatchObject(held)

    changeProvider({})
    clock.advance(2 * MINUTE_MS)
    await reconcile()

    const done = { status: 'refunded', isRefunding: false, refundedKrw: 10_000 }
    expect(await seeOrder(browser, bought)).toMatchObject(done)
    clock.advance(2 * MINUTE_MS)
    await reconcile()
    expect(await paidBackKrw(bought.orderId)).toBe(10_000)
    expect(await paymentNotices(browser)).toMatchObject([{ what: 'refunded' }, { what: 'paid' }])
  })

  it('is asked by the same key, and by two jobs at once, and pays once', async () => {
    const { shop, browser, bought, changeProvider, desk, reconcile, clock, paidBackKrw } =
      await startBought()
    const key = nanoid()
    changeProvider({
      async refund(asked) {
        await desk().refund(asked)
        // It was made, and the answer is lost.
        throw new AppError('PAYMENT_UNAVAILABLE')
      },
    })
    expect(await refundOrder(browser, bought, 10_000, key)).toMatchObject({ isRefunding: true })
    changeProvider({})
    clock.advance(2 * MINUTE_MS)
    await Promise.all([
      refundOrder(browser, bought, 10_000, key),
      reconcile(),
      reconcile(shop.startAnother()),
    ])
    expect(await paidBackKrw(bought.orderId)).toBe(10_000)
    expect(await linesOf(browser)).toHaveLength(2)
    expect(await paymentNotices(browser)).toHaveLength(2)
  })

  it('gives the coins back to where they came from when it refuses', async () => {
    const { browser, bought, changeProvider } = await startBought()
    await exchange(browser, 50)
    const before = (await walletOf(browser)).coin
    changeProvider({ refund: refuse })

    const refused = await refundOrder(browser, bought, 9_500)

    const again = { amountKrw: 9_500, coins: 100, bonus: 3, usedBonus: 5, feeKrw: 0 }
    expect(refused).toMatchObject({ status: 'paid', isRefunding: false, refundedKrw: 0 })
    expect(refused.refund).toEqual(again)
    expect((await walletOf(browser)).coin).toEqual(before)
    expect(await paymentNotices(browser)).toMatchObject([{ what: 'paid' }])
    changeProvider({})
    expect(await refundOrder(browser, bought, 9_500)).toMatchObject({ refundedKrw: 9_500 })
    expect(await coinsOf(browser)).toBe(0)
  })

  it('for good holds no coins', async () => {
    const { browser, bought, changeProvider, deps } = await startBought()
    changeProvider({ name: 'toss' })
    expect(await codeOf(refundOrder(browser, bought, 10_000))).toBe('PAYMENT_UNAVAILABLE')
    deps.payments = null
    expect(await codeOf(refundOrder(browser, bought, 10_000))).toBe('PAYMENT_UNAVAILABLE')
    expect(await seeOrder(browser, bought)).toMatchObject({ isRefunding: false })
    expect(await coinsOf(browser)).toBe(108)
  })
})

describe('an account that is erased', () => {
  it('while its order is paid gets its won back, and nothing else', async () => {
    const shop = await startShop()
    const { browser, member, profileId } = await shop.buyer()
    const made = await orderCoins(browser)
    await shop.erase(member)
    await shop.decide(made.checkoutUrl, 'approve')
    await shop.deliver()
    const { deps, clock } = shop
    expect(await findOrder(deps.db, made.orderId)).toMatchObject({ status: 'paid' })
    clock.advance(2 * MINUTE_MS)
    await shop.reconcile()
    await shop.deliver()
    expect(await findOrder(deps.db, made.orderId)).toMatchObject({
      status: 'refunded',
      refundedKrw: 10_000,
    })
    expect(await shop.paidBackKrw(made.orderId)).toBe(10_000)
    const wallets = await deps.db.select().from(wallet).where(eq(wallet.profileId, profileId))
    expect(wallets).toEqual([])
  })

  it('while a refund is under way gets it all the same', async () => {
    const { shop, browser, member, bought, changeProvider, deps, reconcile, clock } =
      await startBought()
    changeProvider({ refund: away })
    await refundOrder(browser, bought, 10_000)
    await shop.erase(member)
    changeProvider({})
    clock.advance(2 * MINUTE_MS)
    await reconcile()
    expect(await findOrder(deps.db, bought.orderId)).toMatchObject({ status: 'refunded' })
    expect(await shop.paidBackKrw(bought.orderId)).toBe(10_000)
  })

  it('leaves no order behind that waits for ever', async () => {
    const shop = await startShop()
    const { browser, member } = await shop.buyer()
    const made = await orderCoins(browser)
    shop.changeProvider({ settle: () => Promise.resolve({ status: 'pending' }) })
    shop.clock.advance(2 * MINUTE_MS)
    await shop.reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'pending' })
    await shop.erase(member)
    shop.changeProvider({ settle: async () => ({ status: 'failed', failure: 'declined' }) })
    shop.clock.advance(2 * MINUTE_MS)
    await shop.reconcile()
    expect(await findOrder(shop.deps.db, made.orderId)).toMatchObject({ status: 'failed' })
  })
})

it('refunds no order of somebody else, whatever amount is named', async () => {
  const { shop, bought } = await startBought()
  const { browser } = await shop.buyer()
  expect(await codeOf(refundOrder(browser, bought, 10_000))).toBe('NOT_FOUND')
  expect(await codeOf(refundOrder(browser, { orderId: randomUUID() }, 10_000))).toBe('NOT_FOUND')
  expect(await shop.paidBackKrw(bought.orderId)).toBe(0)
})
