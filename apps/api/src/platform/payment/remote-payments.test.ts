import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startStripeStub } from '../../testing/payment-stub-stripe.js'
import { startTossStub } from '../../testing/payment-stub-toss.js'
import { AppError } from '../errors/app-error.js'
import { createManualClock } from '../time/clock.fake.js'
import { createStripePayments } from './stripe-payments.js'
import {
  aCheckout,
  openStripe,
  openToss,
  visit,
  type RemoteHarness,
} from './testing/payment-harness.js'
import { createTossPayments } from './toss-payments.js'

const REMOTE: [string, (timeoutMs?: number) => Promise<RemoteHarness>][] = [
  ['Stripe', openStripe],
  ['Toss', openToss],
]

async function startOrder({ clock, provider }: RemoteHarness) {
  const checkout = aCheckout(clock)
  const { checkoutUrl, paymentKey } = await provider.startCheckout(checkout)
  const order = { orderId: checkout.orderId, amountKrw: checkout.amountKrw, paymentKey }
  return { checkout, checkoutUrl, order }
}

const refundOf = (order: { orderId: string; paymentKey: string | null }) => ({
  orderId: order.orderId,
  paymentKey: order.paymentKey ?? '',
  refundId: randomUUID(),
  amountKrw: 4_000,
  reason: '환불 요청',
})

/** Everything that asks the provider, each of which must fail in the one way. */
async function codesOfAll(harness: RemoteHarness, order: Parameters<typeof refundOf>[0]) {
  const { provider, clock } = harness
  const requests = [
    provider.startCheckout(aCheckout(clock)),
    provider.settle({ ...order, amountKrw: 9_900 }),
    provider.refund(refundOf(order)),
  ]
  const results = await Promise.allSettled(requests)
  return results.map((each) =>
    each.status === 'rejected' && each.reason instanceof AppError ? each.reason.code : each.status,
  )
}

const AWAY = Array.from({ length: 3 }, () => 'PAYMENT_UNAVAILABLE')

describe.each(REMOTE)('%s', (_name, open) => {
  it.each(['error', 'garbage', 'odd'] as const)('is away where it answers %s', async (how) => {
    const harness = await open()
    const { order, checkoutUrl } = await startOrder(harness)
    await harness.pay(checkoutUrl)
    harness.misbehave(how)
    expect(await codesOfAll(harness, order)).toEqual(AWAY)
    harness.misbehave(null)
    expect(await harness.provider.settle(order)).toMatchObject({ status: 'paid' })
  })

  it('is away where it does not answer in time', async () => {
    const harness = await open(100)
    const order = { orderId: randomUUID(), paymentKey: 'cs_test_1' }
    harness.misbehave('hang')
    expect(await codesOfAll(harness, order)).toEqual(AWAY)
  })

  it('is away where no server listens', async () => {
    const harness = await open()
    await harness.close()
    const order = { orderId: randomUUID(), paymentKey: 'cs_test_1' }
    expect(await codesOfAll(harness, order)).toEqual(AWAY)
  })

  it('charges and pays back once where its answers are lost, and its keys forgotten', async () => {
    const harness = await open()
    const { order, checkoutUrl } = await startOrder(harness)
    await harness.pay(checkoutUrl)
    harness.misbehave('lost')
    // Toss is asked to charge; Stripe did it on its page.
    await harness.provider.settle(order).catch(() => undefined)
    expect(await harness.chargedKrw(order.orderId)).toBe(9_900)
    harness.misbehave(null)
    expect(await harness.provider.settle(order)).toMatchObject({ status: 'paid' })
    expect(await harness.chargedKrw(order.orderId)).toBe(9_900)

    const refund = refundOf(order)
    harness.misbehave('lost')
    await expect(harness.provider.refund(refund)).rejects.toMatchObject({
      code: 'PAYMENT_UNAVAILABLE',
    })
    expect(await harness.paidBackKrw(order.orderId)).toBe(4_000)
    harness.misbehave(null)
    harness.forgetKeys()
    await harness.provider.refund(refund)
    await harness.provider.refund(refund)
    expect(await harness.paidBackKrw(order.orderId)).toBe(4_000)
  })

  it('says nothing of its key or the payer in what is logged', async () => {
    const harness = await open()
    const { order } = await startOrder(harness)
    harness.misbehave('error')
    const thrown: unknown = await harness.provider.settle(order).catch((error: unknown) => error)
    const cause = thrown instanceof AppError ? thrown.cause : null
    expect(Object.keys(cause ?? {})).toEqual([])
    expect(String(cause)).toMatch(/^Error: (?:stripe|toss): /)
    expect(String(cause)).not.toMatch(/sk_|reader|example/)
  })
})

describe('a wrong key', () => {
  const checkout = aCheckout(createManualClock())
  const away = { code: 'PAYMENT_UNAVAILABLE' }

  it('is refused by Stripe', async () => {
    const stub = await startStripeStub()
    onTestFinished(() => stub.close())
    const settings = { ...stub, apiUrl: stub.url, secretKey: 'sk_test_wrong' }
    const provider = createStripePayments(settings, createManualClock())
    await expect(provider.startCheckout(checkout)).rejects.toMatchObject(away)
  })

  it('is refused by Toss', async () => {
    const stub = await startTossStub()
    onTestFinished(() => stub.close())
    const provider = createTossPayments({ apiUrl: stub.url, secretKey: 'test_sk_wrong' })
    await expect(provider.startCheckout(checkout)).rejects.toMatchObject(away)
  })
})

describe('Stripe', () => {
  it('leaves the page open for another card, and to a payer who turned back', async () => {
    const harness = await openStripe()
    const { order, checkoutUrl } = await startOrder(harness)
    await visit(checkoutUrl, 'decline')
    expect(await harness.provider.settle(order)).toEqual({ status: 'open' })
    const back = await visit(checkoutUrl, 'cancel')
    expect(back.pathname).toBe('/wallet/order/cancel')
    expect(await harness.provider.settle(order)).toEqual({ status: 'open' })
    await harness.pay(checkoutUrl)
    expect(await harness.provider.settle(order)).toMatchObject({ status: 'paid' })
  })

  it('waits for what is decided later', async () => {
    const harness = await openStripe()
    const { order, checkoutUrl } = await startOrder(harness)
    await visit(checkoutUrl, 'wait')
    expect(await harness.provider.settle(order)).toEqual({ status: 'pending' })
  })

  it('gives up after the time that the order has', async () => {
    const harness = await openStripe()
    const { order } = await startOrder(harness)
    harness.clock.advance(45 * 60_000)
    const timeout = { status: 'failed', failure: 'timeout' }
    expect(await harness.provider.settle(order)).toEqual(timeout)
  })

  it.each([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'charge.refunded',
  ])('reads %s', async (type) => {
    const clock = createManualClock()
    const stub = await startStripeStub({ now: () => clock.now() })
    onTestFinished(() => stub.close())
    const provider = createStripePayments({ ...stub, apiUrl: stub.url }, clock)
    const orderId = randomUUID()
    expect(await provider.readWebhook(stub.webhook(orderId, { type }))).toEqual({ orderId })
    const other = stub.webhook(orderId, { type: 'customer.created' })
    expect(await provider.readWebhook(other)).toBeNull()
    expect(await provider.readWebhook(stub.webhook('not ours', { type }))).toBeNull()
  })
})

describe('Toss', () => {
  it('never confirms another amount than the order’s', async () => {
    const harness = await openToss()
    const { order, checkoutUrl } = await startOrder(harness)
    await harness.pay(checkoutUrl)
    const cheaper = { ...order, amountKrw: 100 }
    expect(await harness.provider.settle(cheaper)).toEqual({ status: 'failed', failure: 'other' })
    expect(await harness.chargedKrw(order.orderId)).toBe(0)
  })

  it('waits where a confirmation was refused that may still succeed', async () => {
    const harness = await openToss()
    const { order, checkoutUrl } = await startOrder(harness)
    await harness.pay(checkoutUrl)
    harness.refuseToConfirm('PROVIDER_ERROR')
    expect(await harness.provider.settle(order)).toEqual({ status: 'pending' })
    harness.refuseToConfirm(null)
    expect(await harness.provider.settle(order)).toMatchObject({ status: 'paid' })
  })

  it('has nothing to say of webhooks of another kind', async () => {
    const { provider, clock } = await openToss()
    const createdAt = clock.now().toISOString()
    const body = JSON.stringify({ eventType: 'PAYOUT_STATUS_CHANGED', createdAt, data: {} })
    expect(await provider.readWebhook({ body, signature: '' })).toBeNull()
  })
})
