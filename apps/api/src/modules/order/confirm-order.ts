import type { Order } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { runOnce, type Claim } from '../../platform/idempotency/run-once.js'
import { readOrder } from './order-view.js'
import type { OrderRow } from '../../schema/order/payment-order.table.js'
import { settleOrder } from './settle-order.js'

type Confirmed = {
  order: OrderRow
  paymentKey?: string | undefined
  amount?: number | undefined
  claim: Claim
}

/**
 * The buyer came back from the provider: what their address says is compared, and the provider is asked.
 * @throws AppError AMOUNT_MISMATCH, PAYMENT_UNAVAILABLE
 */
export async function confirmOrder(
  ctx: Context<'payments', Member>,
  { order, paymentKey, amount, claim }: Confirmed,
): Promise<Order> {
  if (amount !== undefined && amount !== order.amountKrw) throw new AppError('AMOUNT_MISMATCH')
  if (paymentKey && order.paymentKey && paymentKey !== order.paymentKey) {
    throw new AppError('AMOUNT_MISMATCH')
  }
  // The fulfilment has its own key; this one only keeps the caller from using theirs for something else.
  await runOnce(ctx, claim, () => Promise.resolve({ orderId: order.id }))
  const settled = await settleOrder(ctx, { order, ...(paymentKey && { paymentKey }) })
  if (settled === 'mismatch') throw new AppError('AMOUNT_MISMATCH')
  return readOrder(ctx, order.id)
}
