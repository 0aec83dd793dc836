import type { PaymentFailure } from '@doran/contract'
import { z } from 'zod'
import type { Payment } from './payment-provider.js'

/** Toss Payments' `Payment`, as far as it is read. */
export const TossPayment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  totalAmount: z.number().int(),
  currency: z.string(),
  method: z.string().nullable(),
  easyPay: z.object({ provider: z.string() }).nullish(),
  approvedAt: z.iso.datetime({ offset: true }).nullish(),
  cancels: z
    .array(z.object({ cancelAmount: z.number().int(), cancelReason: z.string() }))
    .nullish(),
  failure: z.object({ code: z.string() }).nullish(),
  checkout: z.object({ url: z.url() }).nullish(),
})
export type TossPayment = z.infer<typeof TossPayment>

const TIMEOUTS = ['EXPIRED_PAYMENT', 'NOT_FOUND_PAYMENT_SESSION', 'PAY_PROCESS_EXPIRED']
const CANCELS = ['PAY_PROCESS_CANCELED', 'USER_CANCEL']
const DECLINED = /^REJECT_|^INVALID_(?:REJECT_CARD|STOPPED_CARD|CARD_)/
const LIMIT = /^EXCEED_|_LIMIT/

/** Names the failure behind the code by which Toss refused. */
export function failureOfCode(code: string): PaymentFailure {
  if (CANCELS.includes(code)) return 'user_cancel'
  if (TIMEOUTS.includes(code)) return 'timeout'
  if (LIMIT.test(code)) return 'limit'
  return DECLINED.test(code) ? 'declined' : 'other'
}

/** Null where it contradicts itself. `refusal`: of a confirmation just now. */
export function readPayment(payment: TossPayment, refusal?: string): Payment | null {
  const { status, failure } = payment
  if (status === 'READY') return { status: 'open' }
  if (status === 'IN_PROGRESS' || status === 'WAITING_FOR_DEPOSIT') return { status: 'pending' }
  if (status === 'ABORTED' || status === 'EXPIRED') {
    const code = failure?.code ?? refusal ?? (status === 'EXPIRED' ? 'EXPIRED_PAYMENT' : '')
    return { status: 'failed', failure: failureOfCode(code) }
  }
  return readPaid(payment)
}

function readPaid(payment: TossPayment): Payment | null {
  const { paymentKey, totalAmount, currency, method, easyPay, approvedAt, cancels } = payment
  if (!approvedAt) return null
  return {
    status: 'paid',
    paymentKey,
    amountKrw: totalAmount,
    currency,
    method: easyPay?.provider ?? method,
    paidAt: new Date(approvedAt),
    refundedKrw: (cancels ?? []).reduce((sum, { cancelAmount }) => sum + cancelAmount, 0),
  }
}
