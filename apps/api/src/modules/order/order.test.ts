import { randomUUID } from 'node:crypto'
import type { PaymentFailure } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { IDEMPOTENCY_HEADER, TERMS_VERSION } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../platform/errors/app-error.js'
import { allPages } from '../../testing/all-pages.js'
import { become } from '../../testing/calls/test-people.js'
import { sharedByTests } from '../../testing/shared-by-tests.js'
import { codeOf, readError, type Browser } from '../../testing/test-browser.js'
import { signIn } from '../../testing/test-member.js'
import {
  buy,
  cancelOrder,
  coinsOf,
  confirmOrder,
  linesOf,
  MINUTE_MS,
  orderCoins,
  paymentNotices,
  seeOrder,
  startShop,
  walletOf,
  type Act,
} from '../../testing/test-orders.js'
import { paymentOrder } from './payment-order.table.js'

const away = () => Promise.reject(new AppError('PAYMENT_UNAVAILABLE'))

/** A call as no client of ours would send it. */
async function send(
  browser: Browser,
  path: string,
  body: string,
  headers: Record<string, string> = { [IDEMPOTENCY_HEADER]: nanoid() },
) {
  const response = await browser.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return response.ok ? 'no error' : (await readError(response)).error.code
}

async function startWithOrder(sku?: string) {
  const shop = await startShop()
  const buyer = await shop.buyer()
  const made = await orderCoins(buyer.browser, sku === undefined ? {} : { sku })
  return { ...shop, ...buyer, made, act: (act: Act) => shop.decide(made.checkoutUrl, act) }
}

async function expectNothingGiven(browser: Browser) {
  expect(await walletOf(browser)).toMatchObject({ coin: { total: 0, parts: [] } })
  expect(await linesOf(browser)).toEqual([])
}

/** Coins and bonus of `coin-100`, once, whatever was asked how often. */
async function expectGivenOnce(browser: Browser) {
  expect(await coinsOf(browser)).toBe(108)
  expect(await linesOf(browser)).toMatchObject([{ kind: 'purchase', delta: 108 }])
  expect(await paymentNotices(browser)).toMatchObject([{ what: 'paid', coins: 108 }])
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

const shared = sharedByTests(async (onEnd) => startShop({}, onEnd))

describe('an order of somebody else', () => {
  it('is as unknown as one that there is not', async () => {
    const { buyer } = shared()
    const [owner, other] = [await buyer(), await buyer()]
    const { orderId } = await orderCoins(owner.browser)
    const ask = async (id: string, of: string) => {
      const init = {
        method: of === '' ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: nanoid() },
        ...(of && { body: JSON.stringify({ amount: 1, amountKrw: 1, code: 'other' }) }),
      }
      const response = await other.browser.request(`/v1/order/${id}${of}`, init)
      const { requestId: _, ...error } = (await readError(response)).error
      return { status: response.status, error }
    }
    for (const of of ['', '/confirm', '/cancel', '/refund']) {
      const answer = await ask(orderId, of)
      expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
      expect(await ask(randomUUID(), of)).toEqual(answer)
    }
    expect(await seeOrder(owner.browser, { orderId })).toMatchObject({ status: 'created' })
    const { items } = await other.browser.api.call('GET /v1/order/my', { query: {} })
    expect(items).toEqual([])
  })
})

describe('orders', () => {
  it('are listed newest first, a page at a time', async () => {
    const { browser } = await shared().buyer()
    const made: string[] = []
    // Several in the same millisecond.
    for (let count = 0; count < 5; count += 1) made.push((await orderCoins(browser)).orderId)
    shared().clock.advance(1)
    made.push((await orderCoins(browser)).orderId)
    const pages = await allPages((after) =>
      browser.api.call('GET /v1/order/my', { query: { limit: 2, ...after } }),
    )
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2])
    const seen = pages.flat().map(({ id }) => id)
    expect(seen[0]).toBe(made.at(-1))
    expect(seen.toSorted()).toEqual(made.toSorted())
  })

  it.each([
    ['nothing', '{}'],
    ['an unknown pack', '{"sku":"coin-1000"}'],
    ['a pack with a space', '{"sku":"coin-10 "}'],
    ['the name of a property', '{"sku":"__proto__"}'],
    ['a number', '{"sku":10}'],
    ['a list', '{"sku":["coin-10"]}'],
    ['a long text', JSON.stringify({ sku: 'c'.repeat(41) })],
    ['older terms', '{"sku":"coin-10","terms":"2001-01-01"}'],
    ['no JSON', '{"sku":'],
  ])('of %s are refused', async (_, body) => {
    const { browser } = await shared().buyer()
    expect(await send(browser, '/v1/order', body)).toBe('INVALID_INPUT')
    expect((await browser.api.call('GET /v1/order/my', { query: {} })).items).toEqual([])
  })

  it('name a field that is wrong', async () => {
    const { browser } = await shared().buyer()
    const refused = await orderCoins(browser, { sku: 'coin-1000' }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 400, field: 'sku' })
  })

  it('cost what the price list says, whatever else is sent', async () => {
    const { browser } = await shared().buyer()
    const wishes = { amount: 1, amountKrw: 1, priceKrw: 1, coins: 9_999, bonus: 999 }
    const body = { sku: 'coin-10', terms: TERMS_VERSION, ...wishes }
    expect(await send(browser, '/v1/order', JSON.stringify(body))).toBe('no error')
    const { items } = await browser.api.call('GET /v1/order/my', { query: {} })
    expect(items).toMatchObject([{ amountKrw: 1_000, coins: 10, bonus: 0 }])
  })

  it.each(['-1', '0.5', '"3000"', '1e309', '-1e309', 'true', '[3000]', '{}', '1000000001', 'null'])(
    'take no amount like %s',
    async (amount) => {
      const { browser } = await shared().buyer()
      const { orderId } = await orderCoins(browser)
      const to = (verb: string, field: string) =>
        send(browser, `/v1/order/${orderId}/${verb}`, `{"${field}":${amount}}`)
      expect(await to('confirm', 'amount')).toBe('INVALID_INPUT')
      expect(await to('refund', 'amountKrw')).toBe('INVALID_INPUT')
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\..\\evil',
    'https://evil.example',
    'javascript:alert(1)',
    'library',
    '/\n/evil.example',
    '/library\n',
    ' /library',
    '',
    `/${'a'.repeat(500)}`,
  ])('lead to no %j', async (next) => {
    const { browser } = await shared().buyer()
    expect(await codeOf(orderCoins(browser, { next }))).toBe('INVALID_INPUT')
  })

  it.each(['/', '/library?tab=saved', '/story/로맨스/계약연애#top', `/${'a'.repeat(499)}`])(
    'lead on to %.40s',
    async (next) => {
      const { browser } = await shared().buyer()
      const made = await orderCoins(browser, { next })
      expect(await seeOrder(browser, made)).toMatchObject({ next })
    },
  )
})

describe('who may order', () => {
  it('is no visitor', async () => {
    expect(await codeOf(orderCoins(shared().browser()))).toBe('LOGIN_REQUIRED')
  })

  it('is nobody with a borrowed device, who can still finish what was begun', async () => {
    const shop = shared()
    const { browser, member } = await shop.buyer()
    const made = await orderCoins(browser)
    const back = await shop.decide(made.checkoutUrl, 'approve')
    await become(shop, { browser, account: { member, email: '' } }, 'limited')
    expect(await codeOf(orderCoins(browser))).toBe('LIMITED_SESSION')
    expect(await confirmOrder(browser, made, back)).toMatchObject({ status: 'paid' })
    const refused = browser.api.call('POST /v1/order/{id}/refund', {
      params: { id: made.orderId },
      body: { amountKrw: 10_000 },
      idempotencyKey: nanoid(),
    })
    expect(await codeOf(refused)).toBe('LIMITED_SESSION')
    expect(await coinsOf(browser)).toBe(108)
  })

  it('is nobody without consent', async () => {
    const { browser } = await shared().buyer({ hasConsented: false })
    expect(await codeOf(orderCoins(browser))).toBe('CONSENT_NEEDED')
  })

  it('has agreed to the terms in force, with an order or before', async () => {
    const { browser } = await shared().buyer()
    const order = { body: { sku: 'coin-10' }, idempotencyKey: nanoid() }
    const needsTerms = async () => (await browser.api.call('GET /v1/store/coin', {})).needsTerms
    expect(await codeOf(browser.api.call('POST /v1/order', order))).toBe('CONSENT_NEEDED')
    expect(await needsTerms()).toBe(true)
    await orderCoins(browser)
    expect(await needsTerms()).toBe(false)
    expect(await codeOf(browser.api.call('POST /v1/order', order))).toBe('no error')
  })
})

describe('a key', () => {
  it.each([
    ['no', {}],
    ['an empty', { [IDEMPOTENCY_HEADER]: '' }],
    ['a short', { [IDEMPOTENCY_HEADER]: 'short' }],
    ['an endless', { [IDEMPOTENCY_HEADER]: 'k'.repeat(41) }],
    ['a strange', { [IDEMPOTENCY_HEADER]: "'; drop table" }],
  ])('is needed: %s key is refused', async (_, headers) => {
    const { browser } = await shared().buyer()
    const body = JSON.stringify({ sku: 'coin-10', terms: TERMS_VERSION })
    expect(await send(browser, '/v1/order', body, headers)).toBe('KEY_MISSING')
  })

  it('is of one order: the same again opens the same page, another body is refused', async () => {
    const { browser } = await shared().buyer()
    const key = nanoid()
    const made = await orderCoins(browser, { key })
    expect(await orderCoins(browser, { key })).toEqual(made)
    expect(await codeOf(orderCoins(browser, { key, sku: 'coin-10' }))).toBe('KEY_REUSED')
    expect(await codeOf(orderCoins(browser, { key, next: '/library' }))).toBe('KEY_REUSED')
    expect((await browser.api.call('GET /v1/order/my', { query: {} })).items).toHaveLength(1)
  })

  it('makes one order at the same time through two processes', async () => {
    const shop = shared()
    const { browser, member } = await shop.buyer()
    const elsewhere = await signIn(shop.startAnother(), member)
    const key = nanoid()
    const made = await Promise.all(
      [browser, elsewhere, browser, elsewhere].map((each) => orderCoins(each, { key })),
    )
    expect(new Set(made.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1)
    expect((await browser.api.call('GET /v1/order/my', { query: {} })).items).toHaveLength(1)
  })

  it('of one person is nothing to another', async () => {
    const [one, other] = [await shared().buyer(), await shared().buyer()]
    const key = nanoid()
    const made = await orderCoins(one.browser, { key })
    expect((await orderCoins(other.browser, { key })).orderId).not.toBe(made.orderId)
  })

  it('of another call confirms and cancels nothing', async () => {
    const shop = shared()
    const { browser } = await shop.buyer()
    const key = nanoid()
    const made = await orderCoins(browser, { key })
    const params = { id: made.orderId }
    const cancel = browser.api.call('POST /v1/order/{id}/cancel', {
      params,
      body: { code: 'user_cancel' },
      idempotencyKey: key,
    })
    expect(await codeOf(cancel)).toBe('KEY_REUSED')
    expect((await seeOrder(browser, made)).status).toBe('created')

    await shop.decide(made.checkoutUrl, 'approve')
    const confirm = browser.api.call('POST /v1/order/{id}/confirm', {
      params,
      body: {},
      idempotencyKey: key,
    })
    expect(await codeOf(confirm)).toBe('KEY_REUSED')
    expect(await coinsOf(browser)).toBe(0)
  })

  it('of another call is refused, and what it would have done is not done', async () => {
    const shop = shared()
    const { browser } = await shop.buyer()
    const key = nanoid()
    const made = await orderCoins(browser, { key })
    await shop.decide(made.checkoutUrl, 'approve')
    await confirmOrder(browser, made)
    const refund = browser.api.call('POST /v1/order/{id}/refund', {
      params: { id: made.orderId },
      body: { amountKrw: 10_000 },
      idempotencyKey: key,
    })
    expect(await codeOf(refund)).toBe('KEY_REUSED')
    expect(await coinsOf(browser)).toBe(108)
  })
})

describe('a provider', () => {
  it('that is not configured closes the store', async () => {
    const shop = await startShop({ payments: null })
    const { browser } = await shop.buyer()
    expect(await codeOf(orderCoins(browser))).toBe('STORE_CLOSED')
    const store = await browser.api.call('GET /v1/store/coin', {})
    expect(store).toMatchObject({ provider: null, isTest: false })
    expect(store.packs).toHaveLength(5)
  })

  it('that is away when the page is to be opened opens it to the same key later', async () => {
    const shop = await startShop()
    const { browser } = await shop.buyer()
    const key = nanoid()
    shop.changeProvider({ startCheckout: away })
    expect(await codeOf(orderCoins(browser, { key }))).toBe('PAYMENT_UNAVAILABLE')
    shop.changeProvider({})
    const made = await orderCoins(browser, { key })
    const { items } = await browser.api.call('GET /v1/order/my', { query: {} })
    expect(items).toMatchObject([{ id: made.orderId, status: 'created' }])
    await confirmOrder(browser, made, await shop.decide(made.checkoutUrl, 'approve'))
    await expectGivenOnce(browser)
  })

  it('that is away leaves the order open for confirming and cancelling again', async () => {
    const { browser, made, changeProvider } = await startWithOrder()
    changeProvider({ settle: away })
    expect(await codeOf(confirmOrder(browser, made))).toBe('PAYMENT_UNAVAILABLE')
    expect(await codeOf(cancelOrder(browser, made))).toBe('PAYMENT_UNAVAILABLE')
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'created' })
  })

  it('that is not the order’s own any more is not asked about it', async () => {
    const shop = await startShop()
    const { browser } = await shop.buyer()
    const key = nanoid()
    shop.changeProvider({ startCheckout: away })
    await codeOf(orderCoins(browser, { key }))
    const asked: string[] = []
    const note = (orderId: string) => {
      asked.push(orderId)
      return away()
    }
    shop.changeProvider({
      name: 'toss',
      startCheckout: ({ orderId }) => note(orderId),
      settle: ({ orderId }) => note(orderId),
    })
    const [row] = await shop.deps.db.select().from(paymentOrder)
    const made = { orderId: row?.id ?? '' }
    expect(await codeOf(orderCoins(browser, { key }))).toBe('PAYMENT_UNAVAILABLE')
    expect(await codeOf(confirmOrder(browser, made))).toBe('PAYMENT_UNAVAILABLE')
    shop.clock.advance(2 * MINUTE_MS)
    await shop.reconcile()
    expect(asked).toEqual([])
    shop.changeProvider({})
    expect(await orderCoins(browser, { key })).toMatchObject(made)
  })
})
