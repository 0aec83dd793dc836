import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { TERMS_VERSION } from '../names.js'
import { Amount } from '../wallet/calls.js'

export const OrderStatus = z.enum([
  'created',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'partially_refunded',
])
export type OrderStatus = z.infer<typeof OrderStatus>

/** The reason why no money moved. */
export const PaymentFailure = z.enum(['user_cancel', 'limit', 'timeout', 'declined', 'other'])
export type PaymentFailure = z.infer<typeof PaymentFailure>

export const PaymentProviderName = z.enum(['test', 'stripe', 'toss'])
export type PaymentProviderName = z.infer<typeof PaymentProviderName>

/** What would come back, and why it is less than was paid. */
const RefundQuote = z.object({
  amountKrw: Amount,
  /** Unused coins that were paid for, which go. */
  coins: Amount,
  /** Bonus coins that go with them. */
  bonus: Amount,
  /** Bonus coins that were used before, taken off at a paid coin's worth. */
  usedBonus: Amount,
  /** Kept after the seventh day. */
  feeKrw: Amount,
})
export type RefundQuote = z.infer<typeof RefundQuote>

export const Order = z.object({
  id: Uuid,
  sku: z.string(),
  coins: Amount,
  bonus: Amount,
  amountKrw: Amount,
  status: OrderStatus,
  provider: PaymentProviderName,
  /** As the provider calls the means of payment; null before it was paid. */
  method: z.string().nullable(),
  failure: PaymentFailure.nullable(),
  refundedKrw: Amount,
  /** The provider was asked to pay back and has not answered yet; the coins are held until it does. */
  isRefunding: z.boolean(),
  /** Of the caller's coins, once it is paid. */
  balanceAfter: Amount.nullable(),
  /** The page that the person goes back to: a path of the product. */
  next: z.string().nullable(),
  /** The refund that is possible now; null where none is. */
  refund: RefundQuote.nullable(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
})
export type Order = z.infer<typeof Order>

const ofOrder = { params: z.object({ id: Uuid }), owns: 'order' } as const

/** A path of the product itself; browsers drop control characters, so that `/`, a line break and `/` are `//`. */
export const OwnPath = z
  .string()
  .max(500)
  .regex(/^\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?$/u)

export const orderCalls = {
  ...call('POST /v1/order', {
    actor: 'member',
    auth: 'full',
    limit: 'order',
    needsKey: true,
    body: z.object({
      sku: z.string().max(40),
      next: OwnPath.optional(),
      /** The terms in force, where the person agreed to them just now. */
      terms: z.literal(TERMS_VERSION).optional(),
    }),
    /** `checkoutUrl`: where the person pays. */
    reply: json(z.object({ orderId: Uuid, amount: Amount, checkoutUrl: z.string() })),
    codes: ['STORE_CLOSED', 'PAYMENT_UNAVAILABLE'],
  }),
  /** Asks the provider for the state of the payment, and gives the coins where it was made. */
  ...call('POST /v1/order/{id}/confirm', {
    ...ofOrder,
    actor: 'member',
    limit: 'money',
    needsKey: true,
    body: z.object({ paymentKey: z.string().max(200).optional(), amount: Amount.optional() }),
    reply: json(Order),
    codes: ['NOT_FOUND', 'AMOUNT_MISMATCH', 'PAYMENT_UNAVAILABLE'],
  }),
  /** The person came back without paying; a payment that was made all the same counts. */
  ...call('POST /v1/order/{id}/cancel', {
    ...ofOrder,
    actor: 'member',
    limit: 'money',
    needsKey: true,
    body: z.object({ code: PaymentFailure }),
    reply: json(Order),
    codes: ['NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
  }),
  /** Pays back what `refund` of the order says; `amountKrw` is what the person was shown. */
  ...call('POST /v1/order/{id}/refund', {
    ...ofOrder,
    actor: 'member',
    auth: 'full',
    limit: 'money',
    needsKey: true,
    body: z.object({ amountKrw: Amount }),
    reply: json(Order),
    codes: ['NOT_FOUND', 'NOTHING_TO_REFUND', 'REFUND_CHANGED', 'PAYMENT_UNAVAILABLE'],
  }),
  ...call('GET /v1/order/my', {
    actor: 'member',
    limit: 'read',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(Order)),
    codes: [],
  }),
  ...call('GET /v1/order/{id}', {
    ...ofOrder,
    actor: 'member',
    limit: 'read',
    reply: json(Order),
    codes: ['NOT_FOUND'],
  }),
}
