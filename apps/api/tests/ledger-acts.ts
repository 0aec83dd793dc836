import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import type { Member } from '../src/platform/context/actor.js'
import { inTransaction, systemContext } from '../src/platform/context/context.js'
import { AppError } from '../src/platform/errors/app-error.js'
import { runOnce } from '../src/platform/idempotency/run-once.js'
import { confirmOrder } from '../src/modules/order/confirm-order.js'
import { receiveWebhook } from '../src/modules/order/index.js'
import { findOrder } from '../src/modules/order/order-repository.js'
import type { OrderRow } from '../src/schema/order/payment-order.table.js'
import { refundOrder } from '../src/modules/order/refund-order.js'
import { buyWithRunes } from '../src/modules/shop/buy-with-runes.js'
import { payWithCoins } from '../src/modules/shop/pay-with-coins.js'
import { quotePayment } from '../src/modules/shop/quote-payment.js'
import { decideTestPayment } from '../src/modules/test-desk/decide-payment.js'
import { writeDeskWebhook } from '../src/modules/test-desk/desk-webhook.js'
import { mergeVisitor } from '../src/modules/visitor/index.js'
import { adjustWallet } from '../src/modules/wallet/adjust-wallet.js'
import { giveWelcome } from '../src/modules/wallet/give-welcome.js'
import { earn, readWallet, returnGems } from '../src/modules/wallet/index.js'
import type { TestApi } from '../src/testing/test-app.js'
import { contextOf, holdGems } from '../src/testing/test-ledger.js'
import { placeOrder } from '../src/testing/test-money.js'
import type { Act } from './ledger-model.js'

export type ModelMember = { member: Member; sessionId: string }

/** Orders by their names in the model, as they were made. */
export type Orders = Map<string, OrderRow>

type Doing = { apis: readonly [TestApi, TestApi]; somebody: ModelMember; orders: Orders }
type Keyed = { key: string; call: string; input: unknown }
type Context = ReturnType<typeof contextOf>

/** Acts at the first process, and where it is sent twice, at both at once under one key; answers what came of it. */
export async function perform(doing: Doing, act: Act, isTwice: boolean): Promise<string> {
  const claim = { key: nanoid(), call: act.kind, input: act }
  const places = doing.apis.slice(0, isTwice ? 2 : 1)
  const results = await Promise.all(
    places.map((api) => resultOf(performAt(api, { ...doing, act, claim }))),
  )
  // What is refused leaves no trace: sent again, it may find more.
  return results.find((result) => !/^[A-Z_]+$/.test(result)) ?? results[0] ?? ''
}

async function resultOf(run: Promise<string>): Promise<string> {
  return run.catch((cause: unknown) => {
    if (!(cause instanceof AppError)) throw cause
    return cause.code
  })
}

async function performAt(api: TestApi, given: Doing & { act: Act; claim: Keyed }): Promise<string> {
  const { act, claim, somebody, orders } = given
  const ctx = contextOf(api, somebody.member)
  const { profileId } = somebody.member
  switch (act.kind) {
    case 'read':
      await readWallet(ctx, profileId)
      return 'done'
    case 'merge':
      await mergeSomebody(api, profileId)
      return 'done'
    case 'buy':
      return buy(given, act)
    case 'pass':
      return payFor(ctx, claim, { type: 'pass', id: 'pass-30' })
    case 'exchange':
      return payFor(ctx, claim, { type: 'gem', id: String(act.gems) })
    case 'return':
      await runOnce(ctx, claim, (tx) => returnGems(tx, { gems: act.gems }))
      return 'done'
    case 'hold': {
      const { sessionId } = somebody
      const { turn: turnId, price } = act
      const missing = await holdGems(api, { profileId, sessionId, turnId, price })
      return missing > 0 ? 'NOT_ENOUGH_GEM' : 'done'
    }
    case 'settle':
      return settle(api, act)
    case 'refund': {
      const order = orders.get(act.order)
      if (!order) throw new Error(`no order ${act.order}`)
      await refundOrder(ctx, { order, amountKrw: act.amountKrw, claim })
      return 'done'
    }
    case 'earn': {
      const earned = { profileId, earning: 'play_finished' as const, title: '시험' }
      return String(await inTransaction(ctx, (tx) => earn(tx, { ...earned, subject: act.subject })))
    }
    case 'ticket':
      await runOnce(ctx, claim, (tx) => buyWithRunes(tx, { sku: 'ticket-gem-10', runes: 30 }))
      return 'done'
    case 'adjust': {
      const { currency, delta } = act
      const adjustment = { profileId, currency, delta, reason: '시험' }
      await runOnce(ctx, claim, (tx) => adjustWallet(tx, adjustment))
      return 'done'
    }
    case 'welcome':
      return (await runOnce(ctx, claim, (tx) => giveWelcome(tx))).isNew ? 'new' : 'known'
  }
}

async function payFor(
  ctx: Context,
  claim: Keyed,
  article: Parameters<typeof quotePayment>[1],
): Promise<string> {
  const { quoteId } = await quotePayment(ctx, article)
  await runOnce(ctx, { ...claim, input: article }, (tx) => payWithCoins(tx, { quoteId }))
  return 'done'
}

/** Orders, pays at the desk, and tells of it from everywhere at once. */
async function buy(
  { apis, somebody, orders }: Doing,
  { order: name, pack, isPaid }: Extract<Act, { kind: 'buy' }>,
): Promise<string> {
  const [api, other] = apis
  const { coins, bonus, priceKrw: amountKrw } = pack
  const order = await placeOrder(api, somebody.member.profileId, { coins, bonus, amountKrw })
  const ctx = systemContext(api.deps)
  const act = isPaid ? 'approve' : 'declined'
  await decideTestPayment(ctx, { key: order.paymentKey ?? '', act })
  await tellOfPayment([api, other, other], somebody.member, order)
  const row = await findOrder(api.deps.db, order.id)
  if (!row) throw new Error(`order ${order.id} is gone`)
  orders.set(name, row)
  return row.status === (isPaid ? 'paid' : 'failed') ? 'done' : row.status
}

/** The buyer comes back twice, and the provider's webhook arrives at every process. */
export async function tellOfPayment(
  apis: readonly TestApi[],
  member: Member,
  order: OrderRow,
): Promise<void> {
  const claim = { key: nanoid(), call: 'confirm', input: order.id }
  await Promise.all(
    apis.flatMap((api) => [
      confirmOrder(contextOf(api, member), { order, claim }),
      receiveWebhook(systemContext(api.deps), { provider: 'test', ...webhookOf(api, order.id) }),
    ]),
  )
}

function webhookOf({ deps: { env, clock } }: TestApi, orderId: string) {
  return writeDeskWebhook(env.AUTH_SECRET, { orderId, at: clock.now() })
}

/** What the hold is in the end, whoever was first. */
async function settle(
  { deps: { db, clock } }: TestApi,
  { turn, isCharged }: Extract<Act, { kind: 'settle' }>,
): Promise<string> {
  const { rows } = await db.execute<{ charged: number }>(
    sql`select charged from settle_hold(${turn}, ${isCharged}, ${clock.now().toISOString()})`,
  )
  return (rows[0]?.charged ?? 0) > 0 ? 'captured' : 'released'
}

async function mergeSomebody(api: TestApi, profileId: string): Promise<void> {
  const visiting = api.browser()
  await visiting.openStory()
  const visitorCredential = /doran_visitor=([\w-]{43})/.exec(visiting.cookies())?.[1] ?? null
  await mergeVisitor(systemContext(api.deps), { profileId, visitorCredential })
}

export const newTurnId = () => randomUUID()
