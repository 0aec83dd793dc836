import type { PaymentFailure } from '@doran/contract'
import { z } from 'zod'
import type { Payment } from './payment-provider.js'

const Charge = z.object({
  created: z.number(),
  amount_refunded: z.number().int(),
  payment_method_details: z
    .object({
      type: z.string(),
      card: z.object({ wallet: z.object({ type: z.string() }).nullish() }).nullish(),
    })
    .nullish(),
})

const Intent = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: Charge.nullable(),
  last_payment_error: z.object({ decline_code: z.string().optional() }).nullable(),
})

/** A Checkout Session with its payment and charge expanded, as far as it is read. */
export const StripeSession = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  payment_intent: Intent.nullable(),
})
export type StripeSession = z.infer<typeof StripeSession>

export const EXPANDED = ['payment_intent.latest_charge']

const METHODS: Readonly<Record<string, string>> = {
  card: '카드',
  kr_card: '카드',
  kakao_pay: '카카오페이',
  naver_pay: '네이버페이',
  samsung_pay: '삼성페이',
  payco: '페이코',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
}

/** Decline codes that say the payer has not got as much. */
const LIMITS: readonly (string | undefined)[] = [
  'insufficient_funds',
  'card_velocity_exceeded',
  'withdrawal_count_limit_exceeded',
]

/** Reads the state of the payment from its session; null where it contradicts itself. */
export function readSession(session: StripeSession): Payment | null {
  const { payment_intent: intent } = session
  if (session.payment_status === 'paid') return readPaid(session)
  if (session.status === 'expired') return { status: 'failed', failure: 'timeout' }
  // A card that was declined leaves the page, and with it the session, open for another one.
  if (session.status === 'open') {
    return { status: intent?.status === 'processing' ? 'pending' : 'open' }
  }
  if (intent?.status === 'requires_payment_method') {
    return { status: 'failed', failure: failureOf(intent) }
  }
  return intent?.status === 'canceled'
    ? { status: 'failed', failure: 'other' }
    : { status: 'pending' }
}

function readPaid({ id, amount_total, currency, payment_intent }: StripeSession): Payment | null {
  const charge = payment_intent?.latest_charge
  if (!charge || amount_total === null || currency === null) return null
  return {
    status: 'paid',
    paymentKey: id,
    amountKrw: amount_total,
    currency: currency.toUpperCase(),
    method: methodOf(charge),
    paidAt: new Date(charge.created * 1000),
    refundedKrw: charge.amount_refunded,
  }
}

function methodOf({ payment_method_details: details }: z.infer<typeof Charge>): string | null {
  return METHODS[details?.card?.wallet?.type ?? ''] ?? METHODS[details?.type ?? ''] ?? null
}

function failureOf({ last_payment_error: error }: z.infer<typeof Intent>): PaymentFailure {
  return LIMITS.includes(error?.decline_code) ? 'limit' : 'declined'
}
