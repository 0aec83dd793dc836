import { MONEY } from '@doran/contract/limits'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { PaymentProvider } from '../../platform/payment/payment-provider.js'
import { paymentUnavailable } from '../../platform/payment/payment-unavailable.js'
import { fulfillOrder, type Fulfilment } from './fulfill-order.js'
import { lockOrder, UNPAID, updateOrder } from './order-repository.js'
import type { OrderRow } from '../../schema/order/payment-order.table.js'
import { tellBuyer } from './tell-buyer.js'

const MINUTE_MS = 60_000

/**
 * Asks the provider what became of an order and does what follows: gives the coins, or notes that it failed. An order
 * that nobody paid is closed after a while. Any number of times, by anybody.
 * @throws AppError PAYMENT_UNAVAILABLE
 */
export async function settleOrder(
  ctx: Context<'payments'>,
  { order, paymentKey = order.paymentKey }: { order: OrderRow; paymentKey?: string | null },
): Promise<Fulfilment | 'unpaid' | 'pending'> {
  if (!UNPAID.some((status) => status === order.status)) return 'known'
  const { id: orderId } = order
  const payment = await providerOf(ctx, order).settle({
    orderId,
    amountKrw: order.amountKrw,
    paymentKey,
  })
  if (payment.status === 'pending') {
    await markPending(ctx, orderId)
    return 'pending'
  }
  if (payment.status === 'paid') {
    if (payment.refundedKrw < payment.amountKrw) {
      return fulfillOrder(ctx, { orderId, payment })
    }
    // Paid back at the provider before anybody here heard of it.
    await closeOrder(ctx, { orderId, status: 'cancelled', failure: 'other' })
  } else if (payment.status === 'failed') {
    const status = payment.failure === 'user_cancel' ? 'cancelled' : 'failed'
    await closeOrder(ctx, { orderId, status, failure: payment.failure })
  } else if (isOld(order, ctx.clock.now())) {
    await closeOrder(ctx, { orderId, status: 'cancelled', failure: 'timeout' })
  }
  return 'unpaid'
}

/**
 * The provider that an order was made with.
 * @throws AppError PAYMENT_UNAVAILABLE where another one is configured now
 */
export function providerOf({ payments }: Context<'payments'>, order: OrderRow): PaymentProvider {
  if (payments?.name === order.provider) return payments
  throw paymentUnavailable(`order ${order.id} is of ${order.provider}, which is not configured`)
}

type Closed = {
  orderId: string
  status: 'failed' | 'cancelled'
  failure: NonNullable<OrderRow['failure']>
}

/** Notes that an order came to nothing; one that is paid stays so. */
export function closeOrder(ctx: Context, { orderId, ...closed }: Closed): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx.db, orderId)
    if (order.status !== 'created' && order.status !== 'pending') return
    await updateOrder(tx.db, orderId, closed)
    // Whoever waited for it is told; who turned back knows.
    if (order.status !== 'pending') return
    const { amountKrw, coins, bonus } = order
    await tellBuyer(tx, { order, what: 'not_paid', amountKrw, coins: coins + bonus })
  })
}

function markPending(ctx: Context, orderId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx.db, orderId)
    if (order.status === 'created') await updateOrder(tx.db, orderId, { status: 'pending' })
  })
}

function isOld({ createdAt }: OrderRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > MONEY.orderMinutes * MINUTE_MS
}
