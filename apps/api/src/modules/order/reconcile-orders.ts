import { MONEY } from '@doran/contract/limits'
import type { System } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { takeUnansweredRefunds, takeUnchecked } from './order-repository.js'
import { settleOrder } from './settle-order.js'
import { settleRefund } from './settle-refund.js'

const MINUTE_MS = 60_000
/** How long a webhook may take before the provider is asked, and then how often. */
const EVERY_MS = MINUTE_MS
const AT_ONCE = 50
/** A page that was left can still be paid in: the provider is asked again once none can be, for so long, so often. */
const CLOSED = {
  fromMs: MONEY.orderMinutes * MINUTE_MS,
  toMs: 120 * MINUTE_MS,
  everyMs: 15 * MINUTE_MS,
}

/** Finds what webhooks and closed pages left open: asks the provider about orders, and again for refunds. */
export async function reconcileOrders(ctx: Context<'payments', System>): Promise<void> {
  const { db, clock, logger, payments } = ctx
  if (!payments) return
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const taken = { now, limit: AT_ONCE }
  const before = ago(EVERY_MS)
  const open = await takeUnchecked(db, { ...taken, isOpen: true, before, checkedBefore: before })
  const closed = await takeUnchecked(db, {
    ...taken,
    isOpen: false,
    after: ago(CLOSED.toMs),
    before: ago(CLOSED.fromMs),
    checkedBefore: ago(CLOSED.everyMs),
  })
  for (const order of [...open, ...closed]) {
    await settleOrder(ctx, { order }).catch((err: unknown) =>
      logger.warn({ orderId: order.id, err }, 'an order could not be reconciled'),
    )
  }
  for (const { id } of await takeUnansweredRefunds(db, { ...taken, before })) {
    await settleRefund(ctx, id).catch((err: unknown) =>
      logger.warn({ refundId: id, err }, 'a refund could not be reconciled'),
    )
  }
}
