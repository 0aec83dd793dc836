import type { RefundQuote } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { LotPart } from '../wallet/index.js'
import { computeRefund } from './compute-refund.js'
import { listRefunds, readOrderLots } from './order-repository.js'
import type { OrderRow, RefundRow } from '../../schema/order/payment-order.table.js'

/** A refund with the lots that it would take from. */
export type QuotedRefund = RefundQuote & { lots: LotPart[] }

/** What a refund of an order would come to now, null where none is possible, and whether one is under way. */
export type Refundability = { quote: QuotedRefund | null; isUnderWay: boolean }

export async function quoteRefund(ctx: Context, order: OrderRow): Promise<Refundability> {
  if (order.paidAt === null) return { quote: null, isUnderWay: false }
  const refunds = await listRefunds(ctx.db, order.id)
  const isUnderWay = refunds.some(({ status }) => status === 'requested')
  const isOver = isUnderWay || order.status === 'refunded'
  const { paidAt } = order
  return { quote: isOver ? null : await quoteRest(ctx, { ...order, paidAt }, refunds), isUnderWay }
}

async function quoteRest(
  { db, clock }: Context,
  order: OrderRow & { paidAt: Date },
  refunds: readonly RefundRow[],
): Promise<QuotedRefund | null> {
  const now = clock.now()
  const lots = await readOrderLots(db, order.id, now)
  const done = refunds.filter((refund) => refund.status === 'done')
  const paid = lots.find(({ origin }) => origin === 'paid')
  const bonus = lots.find(({ origin }) => origin === 'bonus')
  const quote = computeRefund(
    {
      coins: order.coins,
      bonus: order.bonus,
      amountKrw: order.amountKrw,
      paidAt: order.paidAt,
      coinsLeft: paid?.remaining ?? 0,
      bonusLeft: bonus?.remaining ?? 0,
      bonusSpent: bonus?.spent ?? 0,
      earlier: {
        coins: sum(done.map(({ coins }) => coins)),
        bonus: sum(done.map((refund) => refund.bonus)),
        usedBonus: sum(done.map(({ usedBonus }) => usedBonus)),
      },
    },
    now,
  )
  if (!quote) return null
  const parts = [
    ...(paid ? [{ lot: paid.lot, amount: quote.coins, unit_krw: paid.unitKrw }] : []),
    ...(bonus ? [{ lot: bonus.lot, amount: quote.bonus, unit_krw: bonus.unitKrw }] : []),
  ]
  return { ...quote, lots: parts.filter(({ amount }) => amount > 0) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
