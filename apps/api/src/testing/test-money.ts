import { randomUUID } from 'node:crypto'
import type { Currency } from '@doran/contract'
import { inTransaction, systemContext } from '../platform/context/context.js'
import { decideTestPayment } from '../modules/test-desk/decide-payment.js'
import { findOrder, insertOrder, updateOrder } from '../modules/order/order-repository.js'
import type { OrderRow } from '../schema/order/payment-order.table.js'
import { settleOrder } from '../modules/order/settle-order.js'
import { grant, yearsLater } from '../modules/wallet/index.js'
import type { TestApi } from './test-app.js'

/** Money out of nothing. */
export async function giveMoney(
  { deps }: TestApi,
  profileId: string,
  currency: Currency,
  amount: number,
): Promise<void> {
  const expiresAt = yearsLater(deps.clock.now(), 1)
  await inTransaction(systemContext(deps), (tx) =>
    grant(tx, {
      movement: { kind: 'gift', profileId, title: '시험' },
      currency,
      lot: { amount, unitKrw: 0, origin: 'gift', expiresAt },
    }),
  )
}

/** An order of coins that stands, with a page at the test desk. */
export async function placeOrder(
  { deps }: TestApi,
  profileId: string,
  { coins = 30, bonus = 1, amountKrw = 3_000 } = {},
): Promise<OrderRow> {
  const { payments, clock, db } = deps
  if (!payments) throw new Error('the tests have a test desk')
  const id = randomUUID()
  await insertOrder(db, {
    id,
    profileId,
    sku: `coin-${coins}`,
    coins,
    bonus,
    amountKrw,
    status: 'created',
    provider: 'test',
    paymentKey: null,
    checkoutUrl: null,
    method: null,
    failure: null,
    next: null,
    refundedKrw: 0,
    createdAt: clock.now(),
    paidAt: null,
    checkedAt: null,
  })
  const { checkoutUrl, paymentKey } = await payments.startCheckout({
    orderId: id,
    title: '시험',
    amountKrw,
    email: null,
    successUrl: 'http://localhost:3000/general/store/success',
    cancelUrl: 'http://localhost:3000/general/store/cancel',
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  })
  await updateOrder(db, id, { checkoutUrl, paymentKey })
  return readOrderRow(deps, id)
}

/** Coins that were bought. */
export async function buyCoins(
  api: TestApi,
  profileId: string,
  pack?: Parameters<typeof placeOrder>[2],
): Promise<OrderRow> {
  const ctx = systemContext(api.deps)
  const order = await placeOrder(api, profileId, pack)
  await decideTestPayment(ctx, { key: order.paymentKey ?? '', act: 'approve' })
  await settleOrder(ctx, { order })
  return readOrderRow(api.deps, order.id)
}

async function readOrderRow({ db }: TestApi['deps'], id: string): Promise<OrderRow> {
  const row = await findOrder(db, id)
  if (!row) throw new Error('the order that was made is gone')
  return row
}
