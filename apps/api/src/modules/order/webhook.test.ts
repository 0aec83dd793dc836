import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../platform/errors/app-error.js'
import type { Payment, PaymentProvider } from '../../platform/payment/payment-provider.js'
import { codeOf, readError } from '../../testing/test-browser.js'
import {
  cancelOrder,
  coinsOf,
  confirmOrder,
  DAY_MS,
  linesOf,
  MINUTE_MS,
  orderCoins,
  paymentNotices,
  seeOrder,
  SIGNATURE_HEADER,
  startShop,
  writeDeskWebhook,
} from '../../testing/test-orders.js'

/** A provider that knows of payments what it is told, and signs with a word. */
function createStubPayments() {
  const payments = new Map<string, Payment>()
  const provider: PaymentProvider = {
    name: 'toss',
    isTest: false,
    signatureHeader: 'signature',
    startCheckout: async ({ orderId }) => ({
      checkoutUrl: `https://pay.example/${orderId}`,
      paymentKey: `key-${orderId}`,
    }),
    settle: async ({ orderId }) => payments.get(orderId) ?? { status: 'open' },
    refund: () => Promise.reject(new AppError('NOTHING_TO_REFUND')),
    async readWebhook({ body, signature }) {
      if (signature !== 'good') throw new AppError('NOT_ALLOWED')
      return body === '' ? null : { orderId: body }
    },
  }
  return { provider, payments }
}

async function startStub() {
  const { provider, payments } = createStubPayments()
  const shop = await startShop({ payments: provider })
  const { browser } = await shop.buyer()
  const made = await orderCoins(browser)
  const tell = async (orderId: string, signature = 'good') => {
    const { status } = await shop.request('/v1/webhook/payment/toss', {
      method: 'POST',
      headers: { signature },
      body: orderId,
    })
    return status
  }
  const pay = (change: Partial<Extract<Payment, { status: 'paid' }>> = {}) =>
    payments.set(made.orderId, {
      status: 'paid',
      paymentKey: `key-${made.orderId}`,
      amountKrw: 10_000,
      currency: 'KRW',
      method: '카드',
      paidAt: shop.clock.now(),
      refundedKrw: 0,
      ...change,
    })
  return { ...shop, browser, made, tell, pay, payments }
}

describe('a webhook', () => {
  it('of a payment gives its coins, however often it comes', async () => {
    const { browser, made, tell, pay } = await startStub()
    pay()
    const told = await Promise.all(Array.from({ length: 6 }, () => tell(made.orderId)))
    expect(told).toEqual(Array.from({ length: 6 }, () => 204))
    expect(await tell(made.orderId)).toBe(204)
    expect(await coinsOf(browser)).toBe(108)
    expect(await linesOf(browser)).toHaveLength(1)
    expect(await paymentNotices(browser)).toHaveLength(1)
    expect(await seeOrder(browser, made)).toMatchObject({ method: '카드', provider: 'toss' })
  })

  it('is not believed: where the provider knows of no payment, nothing is given', async () => {
    const { browser, made, tell, payments } = await startStub()
    expect(await tell(made.orderId)).toBe(204)
    payments.set(made.orderId, { status: 'pending' })
    expect(await tell(made.orderId)).toBe(204)
    payments.set(made.orderId, { status: 'failed', failure: 'limit' })
    expect(await tell(made.orderId)).toBe(204)
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'failed', failure: 'limit' })
    expect(await linesOf(browser)).toEqual([])
  })

  it('that somebody else signed is refused, and the provider not asked', async () => {
    const { browser, made, tell, pay } = await startStub()
    pay()
    expect(await tell(made.orderId, 'bad')).toBe(403)
    expect(await linesOf(browser)).toEqual([])
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'created' })
  })

  it('of an order that there is not, or of no order, is taken and does nothing', async () => {
    const { browser, tell, pay } = await startStub()
    pay()
    for (const id of [randomUUID(), 'another-shop-1234', '', "'; drop table", 'x'.repeat(5_000)]) {
      expect(await tell(id)).toBe(204)
    }
    expect(await linesOf(browser)).toEqual([])
  })

  it('of another provider is nowhere', async () => {
    const { request, made, pay, browser } = await startStub()
    pay()
    for (const name of ['test', 'stripe', '__proto__']) {
      const path = `/v1/webhook/payment/${name}`
      const init = { method: 'POST', headers: { signature: 'good' }, body: made.orderId }
      expect((await request(path, init)).status).toBe(404)
    }
    expect(await linesOf(browser)).toEqual([])
  })

  it('of more than a provider ever sends is refused, whether or not it says how long it is', async () => {
    const { request } = await startStub()
    const long = new TextEncoder().encode('x'.repeat(2_000_000))
    const inParts = new ReadableStream({
      start(stream) {
        for (let at = 0; at < 40; at += 1)
          stream.enqueue(long.slice(at * 50_000, (at + 1) * 50_000))
        stream.close()
      },
    })
    const sent = { method: 'POST', headers: { signature: 'good' }, duplex: 'half' as const }
    for (const body of [long, inParts]) {
      const response = await request('/v1/webhook/payment/toss', { ...sent, body })
      expect((await readError(response)).error.code).toBe('BODY_TOO_LARGE')
    }
  })

  it.each([
    ['less', { amountKrw: 9_999 }],
    ['more', { amountKrw: 100_000 }],
    ['as many dollars', { currency: 'USD' }],
    ['as much, and a part of it was paid back', { refundedKrw: 1 }],
  ])('of %s than was ordered gives nothing, nor calls it unpaid', async (_, change) => {
    const { browser, made, tell, pay, reconcile, clock } = await startStub()
    pay(change)
    expect(await tell(made.orderId)).toBe(204)
    expect(await codeOf(confirmOrder(browser, made))).toBe('AMOUNT_MISMATCH')
    expect(await cancelOrder(browser, made)).toMatchObject({ status: 'created', failure: null })
    clock.advance(61 * MINUTE_MS)
    await reconcile()
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'created', paidAt: null })
    expect(await linesOf(browser)).toEqual([])
    expect(await paymentNotices(browser)).toEqual([])
  })

  it('of what the provider has paid back again gives nothing and closes the order', async () => {
    const { browser, made, tell, pay } = await startStub()
    pay({ refundedKrw: 10_000 })
    expect(await tell(made.orderId)).toBe(204)
    expect(await seeOrder(browser, made)).toMatchObject({ status: 'cancelled', paidAt: null })
    expect(await confirmOrder(browser, made)).toMatchObject({ status: 'cancelled' })
    expect(await linesOf(browser)).toEqual([])
  })
})

describe('a webhook of the desk', () => {
  async function startPaid() {
    const shop = await startShop()
    const { browser } = await shop.buyer()
    const made = await orderCoins(browser)
    await shop.decide(made.checkoutUrl, 'approve')
    const sign = (orderId = made.orderId, secret = shop.deps.env.AUTH_SECRET) =>
      writeDeskWebhook(secret, { orderId, at: shop.clock.now() })
    const send = async ({ body, signature }: { body: string; signature: string }) => {
      const headers = { [SIGNATURE_HEADER]: signature }
      const init = { method: 'POST', headers, body }
      return (await shop.request('/v1/webhook/payment/test', init)).status
    }
    return { ...shop, browser, made, sign, send }
  }

  it('that is signed by another secret, for another order or not at all is refused', async () => {
    const { browser, made, sign, send } = await startPaid()
    const good = sign()
    const forgeries = [
      sign(made.orderId, 'the-secret-of-somebody-else-entirely'),
      { ...good, signature: '' },
      { ...good, signature: good.signature.replace(/v1=./, 'v1=') },
      { ...good, signature: sign(randomUUID()).signature },
      { ...good, body: `${good.body} ` },
    ]
    for (const forged of forgeries) expect(await send(forged)).toBe(403)
    expect(await linesOf(browser)).toEqual([])
    expect(await send(good)).toBe(204)
    expect(await coinsOf(browser)).toBe(108)
  })

  it('that is sent again a day later is refused', async () => {
    const { browser, sign, send, clock } = await startPaid()
    const old = sign()
    clock.advance(DAY_MS)
    expect(await send(old)).toBe(403)
    expect(await linesOf(browser)).toEqual([])
  })
})
