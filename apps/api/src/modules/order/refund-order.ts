import type { Order } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { runOnce, type Claim } from '../../platform/idempotency/run-once.js'
import { openWallet, postMovement } from '../wallet/index.js'
import { insertRefund, lockOrder } from './order-repository.js'
import { readOrder } from './order-view.js'
import type { OrderRow } from '../../schema/order/payment-order.table.js'
import { quoteRefund } from './quote-refund.js'
import { providerOf } from './settle-order.js'
import { settleRefund } from './settle-refund.js'

type Asked = { order: OrderRow; amountKrw: number; claim: Claim }

/**
 * Pays an order back as far as it was not used; `amountKrw` is what the buyer was shown. The coins are withdrawn
 * before the provider is asked, so that none can be spent meanwhile.
 * @throws AppError NOTHING_TO_REFUND, REFUND_CHANGED, PAYMENT_UNAVAILABLE
 */
export async function refundOrder(
  ctx: Context<'payments', Member>,
  { order, amountKrw, claim }: Asked,
): Promise<Order> {
  // Nothing is held for a provider that nobody can ask.
  providerOf(ctx, order)
  const { id: orderId } = order
  const { refundId } = await runOnce(ctx, claim, (tx) => withdraw(tx, orderId, amountKrw))
  try {
    await settleRefund(ctx, refundId)
  } catch (cause) {
    // A job asks again; the buyer sees that it is under way.
    if (!(cause instanceof AppError) || cause.code !== 'PAYMENT_UNAVAILABLE') throw cause
    ctx.logger.warn({ refundId, err: cause }, 'the provider did not answer a refund')
  }
  return readOrder(ctx, orderId)
}

async function withdraw(
  ctx: Context<never, Member>,
  orderId: string,
  amountKrw: number,
): Promise<{ refundId: string }> {
  const order = await lockOrder(ctx.db, orderId)
  const { id: walletId } = await openWallet(ctx, order.profileId, 'coin')
  const { quote } = await quoteRefund(ctx, order)
  if (!quote) throw new AppError('NOTHING_TO_REFUND')
  if (quote.amountKrw !== amountKrw) throw new AppError('REFUND_CHANGED')
  const { coins, bonus, usedBonus, feeKrw, lots } = quote
  const refundId = ctx.newId()
  await postMovement(
    ctx,
    {
      kind: 'refund',
      profileId: order.profileId,
      orderId,
      onceKey: `refund:${refundId}`,
      title: '코인 환불',
    },
    [
      { walletId, currency: 'coin', delta: -(coins + bonus), lots },
      { account: 'held', currency: 'coin', delta: coins + bonus },
    ],
  )
  await insertRefund(ctx.db, {
    id: refundId,
    orderId,
    amountKrw,
    coins,
    bonus,
    usedBonus,
    feeKrw,
    reason: 'asked',
    status: 'requested',
    createdAt: ctx.clock.now(),
    settledAt: null,
    triedAt: null,
  })
  return { refundId }
}
