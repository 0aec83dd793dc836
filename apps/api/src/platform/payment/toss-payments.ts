import { AppError } from '../errors/app-error.js'
import { isTestKey } from './payment-env.js'
import type { Checkout, Payment, PaymentProvider, Refund } from './payment-provider.js'
import { paymentUnavailable } from './payment-unavailable.js'
import { createTossClient, type TossSettings } from './toss-client.js'
import { failureOfCode, readPayment, TossPayment } from './toss-payment.js'
import { readTossWebhook } from './toss-webhook.js'

const TIMEOUT_MS = 10_000
/** Toss limits an order's name and a cancel's reason to these lengths. */
const LENGTHS = { orderName: 100, cancelReason: 200 }

const REFUSED_FOR_GOOD = [
  'ALREADY_CANCELED_PAYMENT',
  'ALREADY_REFUND_PAYMENT',
  'EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT',
  'EXCEED_MAX_REFUND_DUE',
  'NOT_ALLOWED_PARTIAL_REFUND',
  'NOT_CANCELABLE_AMOUNT',
  'NOT_CANCELABLE_PAYMENT',
  'NOT_MATCHES_REFUNDABLE_AMOUNT',
  'REFUND_REJECTED',
]

/** Toss Payments' own page. A payment is found by its order, so its key is never taken from anybody's word. */
export function createTossPayments(
  settings: TossSettings,
  timeoutMs = TIMEOUT_MS,
): PaymentProvider {
  const client = createTossClient(settings, timeoutMs)

  async function findPayment(orderId: string): Promise<TossPayment | null> {
    const answer = await client.get(`/v1/payments/orders/${encodeURIComponent(orderId)}`)
    if ('value' in answer) return parse(answer.value)
    if (answer.refusal === 'NOT_FOUND_PAYMENT') return null
    throw paymentUnavailable(`toss: ${answer.refusal}`)
  }

  async function confirm({ paymentKey, orderId }: TossPayment, amount: number): Promise<Payment> {
    const answer = await client.post('/v1/payments/confirm', { paymentKey, orderId, amount })
    if ('value' in answer) return read(parse(answer.value))
    // Another call may have confirmed it meanwhile: the payment itself knows.
    const payment = await findPayment(orderId)
    if (payment && payment.status !== 'IN_PROGRESS') return read(payment, answer.refusal)
    const failure = failureOfCode(answer.refusal)
    return failure === 'other' ? { status: 'pending' } : { status: 'failed', failure }
  }

  return {
    name: 'toss',
    isTest: isTestKey(settings.secretKey),
    signatureHeader: null,

    async startCheckout(checkout) {
      const body = paymentOf(checkout)
      const answer = await client.post('/v1/payments', body, checkout.orderId)
      if ('refusal' in answer) throw paymentUnavailable(`toss: ${answer.refusal}`)
      const { paymentKey, checkout: page } = parse(answer.value)
      if (!page) throw paymentUnavailable('toss: a payment without a page')
      return { checkoutUrl: page.url, paymentKey }
    },

    async settle({ orderId, amountKrw }) {
      const payment = await findPayment(orderId)
      if (!payment) return { status: 'open' }
      if (payment.status !== 'IN_PROGRESS') return read(payment)
      // Left alone it expires, and no payer is charged.
      if (payment.totalAmount !== amountKrw) return { status: 'failed', failure: 'other' }
      return confirm(payment, amountKrw)
    },

    async refund(refund) {
      const payment = await findPayment(refund.orderId)
      if (!payment) throw new AppError('NOTHING_TO_REFUND')
      // Idempotency keys are forgotten after 15 days; the payment itself keeps what was paid back.
      if (hasRefund(payment, refund)) return
      const answer = await client.post(
        `/v1/payments/${encodeURIComponent(payment.paymentKey)}/cancel`,
        { cancelReason: reasonOf(refund), cancelAmount: refund.amountKrw },
        refund.refundId,
      )
      if ('value' in answer) return void parse(answer.value)
      if (REFUSED_FOR_GOOD.includes(answer.refusal)) throw new AppError('NOTHING_TO_REFUND')
      throw paymentUnavailable(`toss: ${answer.refusal}`)
    },

    async readWebhook({ body }) {
      return readTossWebhook(body)
    },
  }
}

function paymentOf({ orderId, title, amountKrw, email, successUrl, cancelUrl }: Checkout) {
  return {
    method: 'CARD',
    amount: amountKrw,
    orderId,
    orderName: title.slice(0, LENGTHS.orderName),
    successUrl,
    failUrl: cancelUrl,
    ...(email !== null && { customerEmail: email }),
  }
}

function reasonOf({ reason, refundId }: Refund): string {
  const id = ` (${refundId})`
  return `${reason.slice(0, LENGTHS.cancelReason - id.length)}${id}`
}

function hasRefund({ cancels }: TossPayment, { refundId }: Refund): boolean {
  return (cancels ?? []).some(({ cancelReason }) => cancelReason.endsWith(`(${refundId})`))
}

function parse(value: unknown): TossPayment {
  const payment = TossPayment.safeParse(value)
  if (!payment.success) throw paymentUnavailable('toss: a payment of another shape')
  return payment.data
}

function read(payment: TossPayment, refusal?: string): Payment {
  const found = readPayment(payment, refusal)
  if (!found) throw paymentUnavailable('toss: a payment was made at no time')
  return found
}
