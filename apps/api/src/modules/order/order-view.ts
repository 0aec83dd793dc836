import type { Order } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { readBalance } from '../wallet/index.js'
import { findOrder } from './order-repository.js'
import type { OrderRow } from '../../schema/order/payment-order.table.js'
import { quoteRefund, type Refundability } from './quote-refund.js'

/** An order as its buyer sees it. */
export async function toOrder(ctx: Context, row: OrderRow): Promise<Order> {
  const [order] = await toOrders(ctx, [row])
  if (!order) throw new Error('unreachable: one order was given')
  return order
}

/** Of one buyer. */
export async function toOrders(ctx: Context, rows: readonly OrderRow[]): Promise<Order[]> {
  const paid = rows.find(({ paidAt }) => paidAt !== null)
  const balance = paid
    ? await readBalance(ctx, { profileId: paid.profileId, currency: 'coin' })
    : null
  return Promise.all(rows.map(async (row) => toView(row, await quoteRefund(ctx, row), balance)))
}

function toView(
  row: OrderRow,
  { quote, isUnderWay }: Refundability,
  balance: number | null,
): Order {
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
    isRefunding: isUnderWay,
    balanceAfter: row.paidAt === null ? null : balance,
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
