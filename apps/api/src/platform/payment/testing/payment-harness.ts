import { randomUUID } from 'node:crypto'
import type { PaymentFailure } from '@doran/contract'
import { onTestFinished } from 'vitest'
import { startStripeStub } from '../../../testing/payment-stub-stripe.js'
import { startTossStub, type TossStub } from '../../../testing/payment-stub-toss.js'
import type { StubServer } from '../../../testing/payment-stub-server.js'
import { createManualClock, type ManualClock } from '../../time/clock.fake.js'
import type { Checkout, PaymentProvider, PaymentWebhook } from '../payment-provider.js'
import { createStripePayments } from '../stripe-payments.js'
import { createTossPayments } from '../toss-payments.js'

/** A provider, and the person who pays with it. */
export type PaymentHarness = {
  provider: PaymentProvider
  clock: ManualClock
  /** The person agrees on the provider's page; answers where the browser goes. */
  pay: (checkoutUrl: string) => Promise<URL>
  fail: (checkoutUrl: string, failure: PaymentFailure) => Promise<void>
  chargedKrw: (orderId: string) => Promise<number>
  paidBackKrw: (orderId: string) => Promise<number>
  /** Makes the webhook that the provider sends about the order just now. */
  webhook: (orderId: string) => PaymentWebhook
  /** Makes the same, signed by a stranger; null where the provider signs nothing. */
  forge: ((orderId: string) => PaymentWebhook) | null
}

export type RemoteHarness = PaymentHarness & Pick<StubServer, 'misbehave' | 'forgetKeys' | 'close'>

const MINUTE_MS = 60_000

export function aCheckout(clock: ManualClock, over: Partial<Checkout> = {}): Checkout {
  return {
    orderId: randomUUID(),
    title: '코인 1,000개',
    amountKrw: 9_900,
    email: 'reader@example.com',
    successUrl: 'http://localhost:3000/wallet/order/done?order=1',
    cancelUrl: 'http://localhost:3000/wallet/order/cancel?order=1',
    expiresAt: new Date(clock.now().getTime() + 45 * MINUTE_MS),
    ...over,
  }
}

export async function openStripe(timeoutMs?: number): Promise<RemoteHarness> {
  const clock = createManualClock()
  const stub = await startStripeStub({ now: () => clock.now() })
  onTestFinished(() => stub.close())
  const { secretKey, webhookSecret, url: apiUrl } = stub
  const acts: Partial<Record<PaymentFailure, string>> = {
    declined: 'fail-later',
    limit: 'limit-later',
    timeout: 'expire',
  }
  return {
    provider: createStripePayments({ secretKey, webhookSecret, apiUrl }, clock, timeoutMs),
    clock,
    pay: (checkoutUrl) => visit(checkoutUrl, 'pay'),
    fail: async (checkoutUrl, failure) => {
      await visit(checkoutUrl, acts[failure] ?? '')
    },
    chargedKrw: async (orderId) => stub.chargedKrw(orderId),
    paidBackKrw: async (orderId) => stub.paidBackKrw(orderId),
    webhook: (orderId) => stub.webhook(orderId),
    forge: (orderId) => stub.webhook(orderId, { secret: 'whsec_somebody_else' }),
    misbehave: stub.misbehave,
    forgetKeys: stub.forgetKeys,
    close: stub.close,
  }
}

export async function openToss(
  timeoutMs?: number,
): Promise<RemoteHarness & Pick<TossStub, 'refuseToConfirm'>> {
  const clock = createManualClock()
  const stub = await startTossStub({ now: () => clock.now() })
  onTestFinished(() => stub.close())
  const { secretKey, url: apiUrl } = stub
  const acts: Partial<Record<PaymentFailure, string>> = {
    declined: 'decline',
    limit: 'limit',
    timeout: 'expire',
    user_cancel: 'cancel',
  }
  return {
    provider: createTossPayments({ secretKey, apiUrl }, timeoutMs),
    clock,
    pay: (checkoutUrl) => visit(checkoutUrl, 'approve'),
    fail: async (checkoutUrl, failure) => {
      await visit(checkoutUrl, acts[failure] ?? '')
    },
    chargedKrw: async (orderId) => stub.chargedKrw(orderId),
    paidBackKrw: async (orderId) => stub.paidBackKrw(orderId),
    webhook: (orderId) => stub.webhook(orderId),
    forge: null,
    refuseToConfirm: stub.refuseToConfirm,
    misbehave: stub.misbehave,
    forgetKeys: stub.forgetKeys,
    close: stub.close,
  }
}

/** As a browser does, but for following what it is answered. */
export async function visit(checkoutUrl: string, act: string): Promise<URL> {
  const answer = await fetch(`${checkoutUrl}?act=${act}`, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? checkoutUrl)
}
