import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { openWallet, postMovement, type LotPart } from '../wallet/index.js'
import { lotsOfMovement } from './refund-repository.js'
import {
  findOrder,
  listRefunds,
  lockOrder,
  lockRefund,
  updateOrder,
  updateRefund,
} from './order-repository.js'
import type { OrderRow, RefundRow } from '../../schema/order/payment-order.table.js'
import { providerOf } from './settle-order.js'
import { tellBuyer } from './tell-buyer.js'

const REASONS = { asked: '구매자 환불 신청', nobody: '탈퇴한 구매자' } as const

/**
 * Has the provider pay a requested refund back and writes it into the books; where the provider refuses for good, the
 * coins come back. Any number of times.
 * @throws AppError PAYMENT_UNAVAILABLE
 */
export async function settleRefund(ctx: Context<'payments'>, refundId: string): Promise<void> {
  const { refund, order } = await read(ctx, refundId)
  if (refund.status !== 'requested') return
  const isPaidBack = await askProvider(ctx, order, refund)
  await inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx.db, order.id)
    const current = await lockRefund(tx.db, refundId)
    if (current.status !== 'requested') return
    if (isPaidBack) await writePaidBack(tx, locked, current)
    else await giveBackCoins(tx, locked, current)
    await updateRefund(tx.db, refundId, {
      status: isPaidBack ? 'done' : 'refused',
      settledAt: tx.clock.now(),
    })
  })
}

function read(ctx: Context, refundId: string) {
  return inTransaction(ctx, async (tx) => {
    const refund = await lockRefund(tx.db, refundId)
    const order = await findOrder(tx.db, refund.orderId)
    if (!order) throw new Error(`the order of refund ${refundId} is gone`)
    return { refund, order }
  })
}

async function askProvider(
  ctx: Context<'payments'>,
  order: OrderRow,
  { id: refundId, amountKrw, reason }: RefundRow,
): Promise<boolean> {
  if (order.paymentKey === null) throw new Error(`order ${order.id} was paid without a key`)
  try {
    await providerOf(ctx, order).refund({
      orderId: order.id,
      paymentKey: order.paymentKey,
      refundId,
      amountKrw,
      reason: REASONS[reason],
    })
    return true
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'NOTHING_TO_REFUND') return false
    throw cause
  }
}

async function writePaidBack(ctx: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  const { amountKrw, coins, bonus } = refund
  const withdrawn = coins + bonus
  const { id: orderId, profileId } = order
  await postMovement(
    ctx,
    { kind: 'refund', profileId, orderId, onceKey: `refunded:${refund.id}`, title: '코인 환불' },
    [
      { account: 'received', currency: 'won', delta: -amountKrw },
      { account: 'refunded', currency: 'won', delta: amountKrw },
      ...(withdrawn > 0
        ? ([
            { account: 'held', currency: 'coin', delta: -withdrawn },
            { account: 'refunded', currency: 'coin', delta: withdrawn },
          ] as const)
        : []),
    ],
  )
  const refundedKrw = order.refundedKrw + amountKrw
  // A fee is kept for good: what no coin is left of is refunded wholly.
  const before = (await listRefunds(ctx.db, orderId)).filter(({ status }) => status === 'done')
  const coinsInAll = before.reduce((sum, each) => sum + each.coins, coins)
  const isWhole = refund.reason === 'nobody' || coinsInAll === order.coins
  await updateOrder(ctx.db, orderId, {
    refundedKrw,
    status: isWhole ? 'refunded' : 'partially_refunded',
  })
  if (refund.reason === 'nobody') return
  await tellBuyer(ctx, { order, what: 'refunded', amountKrw, coins: withdrawn })
}

async function giveBackCoins(ctx: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  if (refund.coins + refund.bonus === 0) return
  const { id: orderId, profileId } = order
  const { id: walletId } = await openWallet(ctx, profileId, 'coin')
  const lots: LotPart[] = await lotsOfMovement(ctx.db, `refund:${refund.id}`)
  const delta = refund.coins + refund.bonus
  await postMovement(
    ctx,
    {
      kind: 'release',
      profileId,
      orderId,
      onceKey: `refused:${refund.id}`,
      title: '환불되지 않은 코인',
    },
    [
      { account: 'held', currency: 'coin', delta: -delta },
      { walletId, currency: 'coin', delta, lots },
    ],
  )
}
