import { randomUUID } from 'node:crypto'
import type { PaymentFailure } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { openTestDesk } from '../../modules/test-desk/testing/open-test-desk.js'
import { aCheckout, openStripe, openToss, type PaymentHarness } from './testing/payment-harness.js'

const DAY_MS = 86_400_000

/**
 * Each with the failures that the provider reports: a payer who turns back from Stripe's page can still pay there.
 */
const PROVIDERS: [string, () => Promise<PaymentHarness>, PaymentFailure[]][] = [
  ['the test desk', openTestDesk, ['declined', 'limit', 'timeout', 'user_cancel']],
  ['Stripe', openStripe, ['declined', 'limit', 'timeout']],
  ['Toss', openToss, ['declined', 'limit', 'timeout', 'user_cancel']],
]

async function startOrder(harness: PaymentHarness) {
  const checkout = aCheckout(harness.clock)
  const { orderId, amountKrw } = checkout
  const { checkoutUrl, paymentKey } = await harness.provider.startCheckout(checkout)
  const order = { orderId, amountKrw, paymentKey }
  const settle = () => harness.provider.settle(order)
  return { checkout, checkoutUrl, order, settle }
}

async function startPaidOrder(harness: PaymentHarness) {
  const started = await startOrder(harness)
  await harness.pay(started.checkoutUrl)
  const payment = await started.settle()
  if (payment.status !== 'paid') throw new Error(`the payment is ${payment.status}`)
  const { orderId } = started.order
  const refund = (amountKrw: number, refundId: string = randomUUID()) => {
    const { paymentKey } = payment
    return harness.provider.refund({
      orderId,
      paymentKey,
      refundId,
      amountKrw,
      reason: '환불 요청',
    })
  }
  return { ...started, payment, refund }
}

describe.each(PROVIDERS)('%s', (_name, open, failures) => {
  it('takes exactly what was asked for', async () => {
    const harness = await open()
    const { checkout, payment } = await startPaidOrder(harness)
    expect(payment).toEqual({
      status: 'paid',
      paymentKey: expect.any(String),
      amountKrw: checkout.amountKrw,
      currency: 'KRW',
      method: expect.stringMatching(/카드$/),
      paidAt: harness.clock.now(),
      refundedKrw: 0,
    })
    expect(await harness.chargedKrw(checkout.orderId)).toBe(checkout.amountKrw)
    expect(harness.provider.isTest).toBe(true)
  })

  it('sends the browser back to the address given, with the key of the payment', async () => {
    const harness = await open()
    const { checkoutUrl, order } = await startOrder(harness)
    const back = await harness.pay(checkoutUrl)
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/wallet/order/done')
    expect(back.searchParams.get('order')).toBe('1')
    expect(back.searchParams.get('paymentKey')).toBe(order.paymentKey)
  })

  it('is open until it is paid', async () => {
    const harness = await open()
    const { order, settle } = await startOrder(harness)
    expect(await settle()).toEqual({ status: 'open' })
    expect(await harness.chargedKrw(order.orderId)).toBe(0)
  })

  it('knows no payment of an order that never came', async () => {
    const { provider } = await open()
    const order = { orderId: randomUUID(), amountKrw: 100 }
    expect(await provider.settle({ ...order, paymentKey: null })).toEqual({ status: 'open' })
    expect(await provider.settle({ ...order, paymentKey: 'cs_test_none' })).toEqual({
      status: 'open',
    })
  })

  it('takes another order’s key for nothing', async () => {
    const harness = await open()
    const paid = await startPaidOrder(harness)
    const { order } = await startOrder(harness)
    const { paymentKey } = paid.payment
    expect(await harness.provider.settle({ ...order, paymentKey })).toEqual({ status: 'open' })
  })

  it('charges once, however often and at once it is asked', async () => {
    const harness = await open()
    const { order, checkoutUrl, settle } = await startOrder(harness)
    await harness.pay(checkoutUrl)
    await Promise.all([settle(), settle(), settle()])
    const payments = [await settle(), await settle()]
    expect(payments[0]).toMatchObject({ status: 'paid' })
    expect(payments[1]).toEqual(payments[0])
    expect(await harness.chargedKrw(order.orderId)).toBe(order.amountKrw)
  })

  it('has one checkout for an order', async () => {
    const harness = await open()
    const checkout = aCheckout(harness.clock)
    const first = await harness.provider.startCheckout(checkout)
    harness.clock.advance(60_000)
    expect(await harness.provider.startCheckout(checkout)).toEqual(first)
    const other = await harness.provider.startCheckout(aCheckout(harness.clock))
    expect(other.checkoutUrl).not.toBe(first.checkoutUrl)
  })

  it.each(failures)('says %s, and charges nothing', async (failure) => {
    const harness = await open()
    const { order, checkoutUrl, settle } = await startOrder(harness)
    await harness.fail(checkoutUrl, failure)
    expect(await settle()).toEqual({ status: 'failed', failure })
    expect(await settle()).toEqual({ status: 'failed', failure })
    expect(await harness.chargedKrw(order.orderId)).toBe(0)
  })

  it('pays back a part, then the rest, and no won more', async () => {
    const harness = await open()
    const { order, settle, refund } = await startPaidOrder(harness)
    await refund(3_000)
    expect(await settle()).toMatchObject({ status: 'paid', refundedKrw: 3_000 })
    await expect(refund(6_901)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    await refund(6_900)
    expect(await settle()).toMatchObject({ status: 'paid', refundedKrw: 9_900 })
    await expect(refund(1)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    expect(await harness.paidBackKrw(order.orderId)).toBe(9_900)
  })

  it('pays the same refund back once, also after everything was paid back', async () => {
    const harness = await open()
    const { order, refund } = await startPaidOrder(harness)
    const refundId = randomUUID()
    await refund(4_000, refundId)
    await refund(4_000, refundId)
    await refund(5_900)
    harness.clock.advance(30 * DAY_MS)
    await refund(4_000, refundId)
    expect(await harness.paidBackKrw(order.orderId)).toBe(9_900)
  })

  it('pays nothing back of an unpaid order', async () => {
    const harness = await open()
    const { order } = await startOrder(harness)
    const refund = { refundId: randomUUID(), amountKrw: 1, reason: '환불 요청' }
    const { orderId, paymentKey } = order
    await expect(
      harness.provider.refund({ ...refund, orderId, paymentKey: paymentKey ?? '' }),
    ).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })

  it('says by its webhook whose payment it is about', async () => {
    const { provider, webhook } = await open()
    const orderId = randomUUID()
    expect(await provider.readWebhook(webhook(orderId))).toEqual({ orderId })
  })

  it('refuses a webhook that is none', async () => {
    const { provider } = await open()
    for (const body of ['', 'hello', '[]', '{"type":"payment.changed"}']) {
      await expect(provider.readWebhook({ body, signature: '' })).rejects.toMatchObject({
        code: 'NOT_ALLOWED',
      })
    }
  })
})

const SIGNED: [string, () => Promise<PaymentHarness>][] = [
  ['the test desk', openTestDesk],
  ['Stripe', openStripe],
]

describe.each(SIGNED)('webhooks of %s', (_name, open) => {
  it('are refused where a stranger signed or changed them', async () => {
    const { provider, webhook, forge } = await open()
    const refused = { code: 'NOT_ALLOWED' }
    const forged = forge?.(randomUUID()) ?? webhook('')
    await expect(provider.readWebhook(forged)).rejects.toMatchObject(refused)
    const { body, signature } = webhook(randomUUID())
    const changed = { body: body.replace(/-[0-9a-f]{4}-/, '-0000-'), signature }
    await expect(provider.readWebhook(changed)).rejects.toMatchObject(refused)
  })

  it('are taken for five minutes', async () => {
    const { provider, webhook, clock } = await open()
    const late = webhook(randomUUID())
    clock.advance(300_000)
    expect(await provider.readWebhook(late)).not.toBeNull()
    clock.advance(1_000)
    await expect(provider.readWebhook(late)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    clock.advance(DAY_MS)
    await expect(provider.readWebhook(late)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

it('a webhook that anybody writes in Toss’s name pays nothing', async () => {
  const harness = await openToss()
  const { order, settle } = await startOrder(harness)
  const data = { orderId: order.orderId, status: 'DONE', totalAmount: 9_900 }
  const createdAt = harness.clock.now().toISOString()
  const body = JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data })
  expect(await harness.provider.readWebhook({ body, signature: '' })).toEqual({
    orderId: order.orderId,
  })
  expect(await settle()).toEqual({ status: 'open' })
})
