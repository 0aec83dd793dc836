import { Stripe } from 'stripe'
import { z } from 'zod'
import { AppError } from '../errors/app-error.js'
import type { Clock } from '../time/clock.js'
import { isTestKey } from './payment-env.js'
import type { Checkout, PaymentProvider, Refund } from './payment-provider.js'
import { paymentUnavailable } from './payment-unavailable.js'
import { EXPANDED, readSession, StripeSession } from './stripe-session.js'
import { readStripeWebhook } from './stripe-webhook.js'

type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Instead of Stripe's own. */
  apiUrl?: string | undefined
}

const TIMEOUT_MS = 10_000
const SESSION_ID = /^cs_\w+$/

const Created = z.object({ id: z.string(), url: z.url() })
const RefundMade = z.object({
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
})
const RefundsMade = z.object({ data: z.array(RefundMade) })

const REFUSED_FOR_GOOD: readonly (string | undefined)[] = [
  'amount_too_large',
  'charge_already_refunded',
  'charge_disputed',
  'refund_disputed_payment',
]

/** Hosted Checkout. A payment's key is the id of its session, which must be kept: Stripe finds it by nothing else. */
export function createStripePayments(
  { secretKey, webhookSecret, apiUrl }: StripeSettings,
  clock: Clock,
  timeoutMs = TIMEOUT_MS,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    // The caller asks again; here it would only keep a person waiting.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiUrl !== undefined && addressOf(apiUrl)),
  })

  async function findSession(paymentKey: string | null, orderId: string) {
    if (paymentKey === null || !SESSION_ID.test(paymentKey)) return null
    const session = await ask(StripeSession.nullable(), () =>
      stripe.checkout.sessions.retrieve(paymentKey, { expand: EXPANDED }).catch(nullWhereMissing),
    )
    return session?.client_reference_id === orderId ? session : null
  }

  async function createRefund(intentId: string, refund: Refund) {
    const { orderId, refundId, amountKrw, reason } = refund
    return ask(RefundMade, () =>
      stripe.refunds.create(
        {
          payment_intent: intentId,
          amount: amountKrw,
          reason: 'requested_by_customer',
          metadata: { orderId, refundId, reason },
        },
        { idempotencyKey: refundId },
      ),
    )
  }

  return {
    name: 'stripe',
    isTest: isTestKey(secretKey),
    signatureHeader: 'stripe-signature',

    async startCheckout(checkout) {
      const { id, url } = await ask(Created, () =>
        stripe.checkout.sessions.create(sessionOf(checkout), { idempotencyKey: checkout.orderId }),
      )
      return { checkoutUrl: url, paymentKey: id }
    },

    async settle({ orderId, paymentKey }) {
      const session = await findSession(paymentKey, orderId)
      // Without its key no browser was ever sent to the session's page.
      if (!session) return { status: 'open' }
      const payment = readSession(session)
      if (!payment) throw paymentUnavailable('stripe: a paid session has no charge')
      return payment
    },

    async refund(refund) {
      const session = await findSession(refund.paymentKey, refund.orderId)
      const intent = session?.payment_intent
      if (!intent) throw new AppError('NOTHING_TO_REFUND')
      // Idempotency keys are forgotten after a day; the refunds themselves are not.
      const { data: made } = await ask(RefundsMade, () =>
        stripe.refunds.list({ payment_intent: intent.id, limit: 100 }),
      )
      const before = made.find(({ metadata }) => metadata?.['refundId'] === refund.refundId)
      const { status } = before ?? (await createRefund(intent.id, refund))
      if (status === 'failed' || status === 'canceled') throw new AppError('NOTHING_TO_REFUND')
    },

    async readWebhook(webhook) {
      return readStripeWebhook(webhook, { webhookSecret, now: clock.now() })
    },
  }
}

function sessionOf(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const { orderId, title, amountKrw, email, successUrl, cancelUrl, expiresAt } = checkout
  const metadata = { orderId }
  return {
    mode: 'payment',
    locale: 'ko',
    submit_type: 'pay',
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata },
    // Won have no smaller unit, and no payer may be charged in another currency than the order's.
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'krw', unit_amount: amountKrw, product_data: { name: title } },
      },
    ],
    adaptive_pricing: { enabled: false },
    ...(email !== null && { customer_email: email }),
    success_url: withSessionId(successUrl),
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  }
}

// Stripe fills the placeholder in only where its braces are not encoded.
function withSessionId(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}paymentKey={CHECKOUT_SESSION_ID}`
}

function addressOf(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

async function ask<S extends z.ZodType>(
  schema: S,
  run: () => Promise<unknown>,
): Promise<z.output<S>> {
  const answer = schema.safeParse(await run().catch(translate))
  if (!answer.success) throw paymentUnavailable('stripe: an answer of another shape')
  return answer.data
}

function nullWhereMissing(thrown: unknown): null {
  if (thrown instanceof Stripe.errors.StripeError && thrown.code === 'resource_missing') return null
  throw thrown
}

function translate(thrown: unknown): never {
  if (!(thrown instanceof Stripe.errors.StripeError)) throw paymentUnavailable('stripe: no answer')
  const { type, statusCode, code, param } = thrown
  const isRefused = statusCode === 400 && thrown instanceof Stripe.errors.StripeInvalidRequestError
  if (isRefused && (REFUSED_FOR_GOOD.includes(code) || param === 'amount')) {
    throw new AppError('NOTHING_TO_REFUND')
  }
  throw paymentUnavailable(`stripe: ${type} ${statusCode ?? ''} ${code ?? ''}`)
}
