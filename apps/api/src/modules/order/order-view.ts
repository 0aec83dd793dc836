import type { Order } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { readBalance } from '../wallet/index.js'
import { findOpenRefund, findOrder } from './order-store.js'
import type { OrderRow } from './payment-order.table.js'
import { quoteRefund } from './quote-refund.js'

/** An order as its buyer sees it. */
export async function toOrder(ctx: Context, row: OrderRow): Promise<Order> {
  const isPaid = row.paidAt !== null
  const [quote, open, balanceAfter] = await Promise.all([
    quoteRefund(ctx, row),
    isPaid ? findOpenRefund(ctx.db, row.id) : null,
    isPaid ? readBalance(ctx, { profileId: row.profileId, currency: 'coin' }) : null,
  ])
  const { id, sku, coins, bonus, amountKrw, status, provider, method, failure, next } = row
  return {
    id,
    sku,
    coins,
    bonus,
    amountKrw,
    status,
    provider,
    method,
    failure,
    next,
    refundedKrw: row.refundedKrw,
    isRefunding: open !== null,
    balanceAfter,
    refund: quote && {
      amountKrw: quote.amountKrw,
      coins: quote.coins,
      bonus: quote.bonus,
      usedBonus: quote.usedBonus,
      feeKrw: quote.feeKrw,
    },
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }
}

/** As it is now, whatever became of it meanwhile. */
export async function readOrder(ctx: Context, id: string): Promise<Order> {
  const row = await findOrder(ctx.db, id)
  if (!row) throw new Error(`order ${id} is gone`)
  return toOrder(ctx, row)
}
