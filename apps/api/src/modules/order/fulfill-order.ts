import { MONEY } from '@doran/contract/limits'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Payment } from '../../platform/payment/payment-provider.js'
import { openWallet, postMovement, yearsLater } from '../wallet/index.js'
import { insertRefund, lockOrder, UNPAID, updateOrder } from './order-repository.js'
import type { OrderRow } from '../../schema/order/payment-order.table.js'
import { hasBuyer, tellBuyer } from './tell-buyer.js'

export type PaidPayment = Extract<Payment, { status: 'paid' }>

/** `mismatch`: another amount or currency was paid than was ordered, or a part paid back; nothing was given. */
export type Fulfilment = 'fulfilled' | 'known' | 'mismatch'

/**
 * Gives the coins of an order that was paid, once, whoever tells of it and however often: the buyer's page, a webhook,
 * or the job that asks the provider.
 */
export function fulfillOrder(
  ctx: Context,
  { orderId, payment }: { orderId: string; payment: PaidPayment },
): Promise<Fulfilment> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx.db, orderId)
    if (!UNPAID.some((status) => status === order.status)) return 'known'
    const { amountKrw, refundedKrw, currency } = payment
    if (amountKrw !== order.amountKrw || refundedKrw > 0 || currency !== 'KRW') {
      tx.logger.error(
        { orderId, paid: amountKrw, refunded: refundedKrw, currency },
        'a payment is not what was ordered',
      )
      return 'mismatch'
    }
    await updateOrder(tx.db, orderId, {
      status: 'paid',
      paymentKey: payment.paymentKey,
      method: payment.method,
      failure: null,
      paidAt: tx.clock.now(),
    })
    if (await hasBuyer(tx, order.profileId)) await giveCoins(tx, order)
    else await payBackToNobody(tx, order)
    return 'fulfilled'
  })
}

async function giveCoins(ctx: Context, order: OrderRow): Promise<void> {
  const { id: orderId, profileId, coins, bonus, amountKrw } = order
  const now = ctx.clock.now()
  const { id: walletId } = await openWallet(ctx, profileId, 'coin')
  const posted = await postMovement(
    ctx,
    { kind: 'purchase', profileId, orderId, onceKey: `order:${orderId}`, title: '코인 충전' },
    [
      { account: 'received', currency: 'won', delta: amountKrw },
      { account: 'sold', currency: 'won', delta: -amountKrw },
      { account: 'sold', currency: 'coin', delta: -coins },
      ...(bonus > 0 ? [{ account: 'granted', currency: 'coin', delta: -bonus } as const] : []),
      {
        walletId,
        currency: 'coin',
        delta: coins + bonus,
        new: [
          {
            amount: coins,
            unitKrw: Math.floor(amountKrw / coins),
            origin: 'paid' as const,
            orderId,
            expiresAt: yearsLater(now, MONEY.paidCoinYears),
          },
          ...(bonus > 0
            ? [
                {
                  amount: bonus,
                  unitKrw: 0,
                  origin: 'bonus' as const,
                  orderId,
                  expiresAt: yearsLater(now, MONEY.bonusCoinYears),
                },
              ]
            : []),
        ],
      },
    ],
  )
  if (posted === null) throw new Error(`order ${orderId} was fulfilled before`)
  await tellBuyer(ctx, { order, what: 'paid', amountKrw, coins: coins + bonus })
}

/** Who left the product while they paid gets their won back. */
async function payBackToNobody(ctx: Context, order: OrderRow): Promise<void> {
  const { id: orderId, profileId, amountKrw } = order
  await postMovement(
    ctx,
    { kind: 'purchase', profileId, orderId, onceKey: `order:${orderId}`, title: '코인 충전' },
    [
      { account: 'received', currency: 'won', delta: amountKrw },
      { account: 'sold', currency: 'won', delta: -amountKrw },
    ],
  )
  await insertRefund(ctx.db, {
    id: ctx.newId(),
    orderId,
    amountKrw,
    coins: 0,
    bonus: 0,
    usedBonus: 0,
    feeKrw: 0,
    reason: 'nobody',
    status: 'requested',
    createdAt: ctx.clock.now(),
    settledAt: null,
    triedAt: null,
  })
}
