import type { System } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { takeUnansweredRefunds, takeUnchecked } from './order-store.js'
import { settleOrder } from './settle-order.js'
import { settleRefund } from './settle-refund.js'

/** How long a webhook may take before the provider is asked, and then how often. */
const EVERY_MS = 60_000
const AT_ONCE = 50

/** Finds what webhooks and closed pages left open: asks the provider about orders, and again for refunds. */
export async function reconcileOrders(ctx: Context<'payments', System>): Promise<void> {
  const { db, clock, logger, payments } = ctx
  if (!payments) return
  const now = clock.now()
  const since = { before: new Date(now.getTime() - EVERY_MS), now, limit: AT_ONCE }
  for (const order of await takeUnchecked(db, since)) {
    await settleOrder(ctx, order).catch((err: unknown) =>
      logger.warn({ orderId: order.id, err }, 'an order could not be reconciled'),
    )
  }
  for (const { id } of await takeUnansweredRefunds(db, since)) {
    await settleRefund(ctx, id).catch((err: unknown) =>
      logger.warn({ refundId: id, err }, 'a refund could not be reconciled'),
    )
  }
}
