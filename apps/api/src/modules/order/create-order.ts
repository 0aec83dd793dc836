import { MONEY, PRICES } from '@doran/contract/limits'
import { FIELD_COPY } from '@doran/contract/errors'
import { eq } from 'drizzle-orm'
import { hasAddress } from '../../platform/auth/placeholder-email.js'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { runOnce, type Claim } from '../../platform/idempotency/run-once.js'
import { agreeToTerms, hasAgreedToTerms } from '../account/index.js'
import { member } from '../../schema/account/member.table.js'
import { findOrder, insertOrder, updateOrder } from './order-repository.js'
import type { OrderRow } from '../../schema/order/payment-order.table.js'
import { providerOf } from './settle-order.js'

const MINUTE_MS = 60_000

type OrderContext = Context<'env' | 'payments', Member>
type Wanted = {
  sku: string
  next?: string | undefined
  /** Named where the person agreed to the terms in force just now. */
  terms?: string | undefined
  claim: Claim
}
type Created = { orderId: string; amount: number; checkoutUrl: string }

/**
 * Orders a pack of coins and opens the provider's page for it. The order stands before the provider is asked, so that
 * nothing it takes is unknown here; the same key opens the same page.
 * @throws AppError STORE_CLOSED, CONSENT_NEEDED before the terms in force are agreed to, PAYMENT_UNAVAILABLE
 */
export async function createOrder(
  ctx: OrderContext,
  { sku, next, terms, claim }: Wanted,
): Promise<Created> {
  const { payments } = ctx
  if (!payments) throw new AppError('STORE_CLOSED')
  const pack = PRICES.coinPacks.find((each) => each.sku === sku)
  if (!pack) throw new AppError('INVALID_INPUT', { field: 'sku', message: FIELD_COPY.sku })
  const { id } = await runOnce(ctx, claim, async (tx) => {
    if (terms) await agreeToTerms(tx)
    else if (!(await hasAgreedToTerms(tx))) throw new AppError('CONSENT_NEEDED')
    const order: OrderRow = {
      id: tx.newId(),
      profileId: tx.actor.profileId,
      sku,
      coins: pack.coins,
      bonus: pack.bonus,
      amountKrw: pack.priceKrw,
      status: 'created',
      provider: payments.name,
      paymentKey: null,
      checkoutUrl: null,
      method: null,
      failure: null,
      next: next ?? null,
      refundedKrw: 0,
      createdAt: tx.clock.now(),
      paidAt: null,
      checkedAt: null,
    }
    await insertOrder(tx.db, order)
    return { id: order.id }
  })
  const order = await findOrder(ctx.db, id)
  if (!order) throw new Error('the order that was made is gone')
  const checkoutUrl = order.checkoutUrl ?? (await openCheckout(ctx, order))
  return { orderId: order.id, amount: order.amountKrw, checkoutUrl }
}

async function openCheckout(ctx: OrderContext, order: OrderRow): Promise<string> {
  const { PUBLIC_ORIGIN } = ctx.env
  const page = (name: string) => `${PUBLIC_ORIGIN}/general/store/${name}?orderId=${order.id}`
  const { checkoutUrl, paymentKey } = await providerOf(ctx, order).startCheckout({
    orderId: order.id,
    title: `도란 코인 ${order.coins + order.bonus}개`,
    amountKrw: order.amountKrw,
    email: await emailOf(ctx),
    successUrl: page('success'),
    cancelUrl: page('cancel'),
    expiresAt: new Date(order.createdAt.getTime() + MONEY.orderMinutes * MINUTE_MS),
  })
  await updateOrder(ctx.db, order.id, { checkoutUrl, ...(paymentKey && { paymentKey }) })
  return checkoutUrl
}

async function emailOf({ db, actor }: OrderContext): Promise<string | null> {
  const [row] = await db
    .select({ email: member.email })
    .from(member)
    .where(eq(member.id, actor.memberId))
  return row && hasAddress(row.email) ? row.email : null
}
