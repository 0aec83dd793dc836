import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { Payment, PaymentProvider } from '../../platform/payment/payment-provider.js'
import { readDeskWebhook, SIGNATURE_HEADER } from './desk-webhook.js'
import {
  expirePayment,
  findPaymentOfOrder,
  insertTestPayment,
  refundPayment,
} from './test-payment-repository.js'
import type { TestPayment } from '../../schema/test-desk/test-payment.table.js'

/** A payment provider for local installs: a tester decides on a page what becomes of each payment. */
export function createTestDesk(ctx: Context<'env'>): PaymentProvider {
  const { db, clock, env } = ctx
  return {
    name: 'test',
    isTest: true,
    signatureHeader: SIGNATURE_HEADER,

    async startCheckout({ orderId, title, amountKrw, successUrl, cancelUrl, expiresAt }) {
      await insertTestPayment(db, {
        key: randomBytes(24).toString('base64url'),
        orderId,
        title,
        amountKrw,
        successUrl,
        cancelUrl,
        expiresAt,
        createdAt: clock.now(),
      })
      const payment = await findPaymentOfOrder(db, orderId)
      if (!payment) throw new Error('unreachable: it was written just now')
      const { key } = payment
      return { checkoutUrl: `${env.PUBLIC_ORIGIN}/api/v1/test-desk/${key}`, paymentKey: key }
    },

    async settle({ orderId }) {
      const now = clock.now()
      const found = await findPaymentOfOrder(db, orderId)
      if (!found) return { status: 'open' }
      if (found.status !== 'open' || found.expiresAt > now) return readPayment(found, now)
      await expirePayment(db, found.key, now)
      return readPayment((await findPaymentOfOrder(db, orderId)) ?? found, now)
    },

    async refund({ paymentKey, refundId, amountKrw }) {
      const isMade = await refundPayment(db, { key: paymentKey, refundId, amountKrw })
      if (!isMade) throw new AppError('NOTHING_TO_REFUND')
    },

    async readWebhook({ body, signature }) {
      const webhook = readDeskWebhook(env.AUTH_SECRET, { body, signature, now: clock.now() })
      if (!webhook) throw new AppError('NOT_ALLOWED')
      return webhook
    },
  }
}

function readPayment(payment: TestPayment, now: Date): Payment {
  const { status, failure, key, amountKrw, decidedAt, visibleAt, refundedKrw } = payment
  if (status === 'failed') return { status, failure: failure ?? 'other' }
  if (status === 'open' || !decidedAt) return { status: 'open' }
  if (visibleAt && visibleAt > now) return { status: 'pending' }
  return {
    status,
    paymentKey: key,
    amountKrw,
    currency: 'KRW',
    method: '테스트 카드',
    paidAt: decidedAt,
    refundedKrw,
  }
}
