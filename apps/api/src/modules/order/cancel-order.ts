import type { Order, PaymentFailure } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { runOnce, type Claim } from '../../platform/idempotency/run-once.js'
import { readOrder } from './order-view.js'
import type { OrderRow } from '../../schema/order/payment-order.table.js'
import { closeOrder, settleOrder } from './settle-order.js'

/**
 * The buyer came back without paying. The provider is asked first: what was paid all the same counts.
 * @throws AppError PAYMENT_UNAVAILABLE
 */
export async function cancelOrder(
  ctx: Context<'payments', Member>,
  { order, code, claim }: { order: OrderRow; code: PaymentFailure; claim: Claim },
): Promise<Order> {
  const { id: orderId } = order
  // Settling and closing may happen again; the key keeps the caller from using theirs for something else.
  await runOnce(ctx, claim, () => Promise.resolve({ orderId }))
  const settled = await settleOrder(ctx, { order })
  const status = code === 'user_cancel' ? 'cancelled' : 'failed'
  // What may yet be paid, or was paid amiss, is not called unpaid.
  if (settled === 'unpaid') await closeOrder(ctx, { orderId, status, failure: code })
  return readOrder(ctx, orderId)
}
