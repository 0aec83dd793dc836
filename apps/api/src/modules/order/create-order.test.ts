import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER, TERMS_VERSION } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { allPages } from '../../testing/all-pages.js'
import { become } from '../../testing/calls/test-people.js'
import { sharedByTests } from '../../testing/shared-by-tests.js'
import { codeOf, readError, type Browser } from '../../testing/test-browser.js'
import { signIn } from '../../testing/test-member.js'
import {
  away,
  cancelOrder,
  coinsOf,
  confirmOrder,
  expectGivenOnce,
  MINUTE_MS,
  orderCoins,
  seeOrder,
  startShop,
  startWithOrder,
} from '../../testing/test-orders.js'
import { paymentOrder } from '../../schema/order/payment-order.table.js'

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
    const sold = await browser.api.call('GET /v1/store/coin', {})
    expect(sold).toMatchObject({ provider: null, isTest: false })
    expect(sold.packs).toHaveLength(5)
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
