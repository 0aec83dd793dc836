import type { PaymentFailure } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, uuidOf, type AddressQuery } from '../../lib/address-value'
import { failureOf } from './internal/payment-failure'

/** With what a provider sent the person back. */
export type PaidAddress = {
  orderId: string
  /** Of providers that name the payment in the address. */
  paymentKey: string | null
  /** In won. */
  amount: number | null
}

export type CancelAddress = { orderId: string; code: PaymentFailure }

/** Null where no order is named. */
export function readPaidAddress(query: AddressQuery): PaidAddress | null {
  const orderId = orderOf(query)
  if (orderId === null) return null
  const amount = Number(oneOf(query['amount']) ?? Number.NaN)
  const paymentKey = oneOf(query['paymentKey'])
  return {
    orderId,
    paymentKey: paymentKey === '' ? null : paymentKey,
    amount: Number.isSafeInteger(amount) && amount >= 0 ? amount : null,
  }
}

/** Null where no order is named. */
export function readCancelAddress(query: AddressQuery): CancelAddress | null {
  const orderId = orderOf(query)
  return orderId === null ? null : { orderId, code: failureOf(oneOf(query['code'])) }
}

/** Some providers name the order once more beside our own parameter. */
function orderOf(query: AddressQuery): string | null {
  const ids = new Set([query['orderId']].flat())
  return ids.size === 1 ? uuidOf([...ids][0]) : null
}

/** The page itself, to come back to after signing in. */
export function paidPath({ orderId, paymentKey, amount }: PaidAddress): string {
  const query = new URLSearchParams({ orderId })
  if (paymentKey !== null) query.set('paymentKey', paymentKey)
  if (amount !== null) query.set('amount', String(amount))
  return `${routes.paySuccess.path()}?${query}`
}

export function cancelPath({ orderId, code }: CancelAddress): string {
  return `${routes.payCancel.path()}?${new URLSearchParams({ orderId, code })}`
}
