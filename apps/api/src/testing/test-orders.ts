import { AppError } from '../platform/errors/app-error.js'
import type { Order } from '@doran/contract'
import { TERMS_VERSION } from '@doran/contract/names'
import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { expect } from 'vitest'
import type { Deps } from '../deps.js'
import { eraseMembers } from '../modules/privacy/erase-members.js'
import { reconcileOrders } from '../modules/order/reconcile-orders.js'
import { receiveWebhook } from '../modules/order/index.js'
import type { Act } from '../modules/test-desk/decide-payment.js'
import { member } from '../schema/tables.js'
import { deliverWebhooks } from '../modules/test-desk/deliver-webhooks.js'
import { findPaymentOfOrder } from '../modules/test-desk/test-payment-repository.js'
import type { Member } from '../platform/context/actor.js'
import { systemContext } from '../platform/context/context.js'
import type { PaymentProvider } from '../platform/payment/payment-provider.js'
import { createManualClock } from '../platform/time/clock.fake.js'
import { afterTest, type OnEnd } from './shared-by-tests.js'
import { createTestDatabase, startTestApi, type TestApi } from './test-app.js'
import { ORIGIN, type Browser } from './test-browser.js'
import { ledgerFaults } from './test-ledger.js'
import { createMember, signIn, type MemberTraits } from './test-member.js'

export { SIGNATURE_HEADER, writeDeskWebhook } from '../modules/test-desk/desk-webhook.js'
export type { Act }

export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** An API with the test desk, and more processes on its database and clock; its books must be in order at the end. */
export async function startShop(overrides: Partial<Deps> = {}, onEnd: OnEnd = afterTest) {
  const source = await createTestDatabase(onEnd)
  const clock = createManualClock()
  const first = startTestApi(source, { clock, ...overrides }, onEnd)
  onEnd(async () => expect(await ledgerFaults(first)).toEqual([]))
  const own = first.deps.payments
  const desk = (): PaymentProvider => {
    if (!own) throw new Error('this shop was started without a provider')
    return own
  }
  return {
    ...first,
    clock,
    desk,
    /** Another process on the same database. */
    startAnother: () => startTestApi(source, { clock, ...overrides }),
    buyer: async (traits: MemberTraits = {}) => {
      const made = await createMember(first.deps, traits)
      return { member: made, profileId: made.profileId, browser: await signIn(first, made) }
    },
    /** The provider behaves as the desk but for this, from now on. */
    changeProvider: (change: Partial<PaymentProvider>) => {
      first.deps.payments = { ...desk(), ...change }
    },
    reconcile: (api: TestApi = first) => reconcileOrders(systemContext(api.deps)),
    /** What the desk would send by now. */
    deliver: (api: TestApi = first) =>
      deliverWebhooks(systemContext(api.deps), { receive: receiveWebhook }),
    erase: async ({ memberId }: Member) => {
      const { db } = first.deps
      await db.update(member).set({ eraseAt: clock.now() }).where(eq(member.id, memberId))
      expect(await eraseMembers(systemContext(first.deps))).toBe(1)
    },
    /** How much of an order's won the desk has paid back. */
    paidBackKrw: async (orderId: string) =>
      (await findPaymentOfOrder(first.deps.db, orderId))?.refundedKrw ?? 0,
    /** What a tester makes of a payment; answers what the browser brings back. */
    decide: async (checkoutUrl: string, act: Act): Promise<Returned> => {
      const path = new URL(checkoutUrl).pathname.replace(/^\/api/, '')
      const response = await first.request(path, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ act }).toString(),
      })
      const { searchParams } = new URL(response.headers.get('location') ?? ORIGIN)
      const amount = searchParams.get('amount')
      const paymentKey = searchParams.get('paymentKey')
      return { ...(paymentKey && { paymentKey }), ...(amount && { amount: Number(amount) }) }
    },
  }
}

export type Shop = Awaited<ReturnType<typeof startShop>>
type Returned = { paymentKey?: string; amount?: number }
type Of = { orderId: string }

export const orderCoins = (
  { api }: Browser,
  { sku = 'coin-100', next, key = nanoid() }: { sku?: string; next?: string; key?: string } = {},
) =>
  api.call('POST /v1/order', {
    body: { sku, terms: TERMS_VERSION, ...(next !== undefined && { next }) },
    idempotencyKey: key,
  })

export const confirmOrder = (
  { api }: Browser,
  { orderId }: Of,
  body: Returned = {},
): Promise<Order> =>
  api.call('POST /v1/order/{id}/confirm', {
    params: { id: orderId },
    body,
    idempotencyKey: nanoid(),
  })

export const cancelOrder = (
  { api }: Browser,
  { orderId }: Of,
  code: 'user_cancel' | 'declined' | 'limit' | 'timeout' | 'other' = 'user_cancel',
): Promise<Order> =>
  api.call('POST /v1/order/{id}/cancel', {
    params: { id: orderId },
    body: { code },
    idempotencyKey: nanoid(),
  })

export const refundOrder = (
  { api }: Browser,
  { orderId }: Of,
  amountKrw: number,
  key = nanoid(),
): Promise<Order> =>
  api.call('POST /v1/order/{id}/refund', {
    params: { id: orderId },
    body: { amountKrw },
    idempotencyKey: key,
  })

export const seeOrder = ({ api }: Browser, { orderId }: Of): Promise<Order> =>
  api.call('GET /v1/order/{id}', { params: { id: orderId } })

export const walletOf = ({ api }: Browser) => api.call('GET /v1/wallet', {})

export const coinsOf = async (browser: Browser) => (await walletOf(browser)).coin.total

/** A person's statement of one currency, the newest line first. */
export const linesOf = async ({ api }: Browser, currency: 'coin' | 'gem' | 'rune' = 'coin') =>
  (await api.call('GET /v1/wallet/ledger', { query: { currency, limit: 50 } })).items

/** What the inbox says of payments, the newest first. */
export async function paymentNotices({ api }: Browser) {
  const { items } = await api.call('GET /v1/notification', { query: { limit: 50 } })
  return items.flatMap((notice) => (notice.type === 'payment' ? [notice.data] : []))
}

/** Orders, pays at the desk and comes back. */
export async function buy(shop: Shop, browser: Browser, sku = 'coin-100') {
  const made = await orderCoins(browser, { sku })
  const order = await confirmOrder(browser, made, await shop.decide(made.checkoutUrl, 'approve'))
  return { ...made, order }
}

/** Coins for gems, as the confirmation page does. */
export async function exchange({ api }: Browser, gems: 10 | 50 | 100 | 300) {
  const query = { type: 'gem' as const, id: String(gems) }
  const { quoteId } = await api.call('GET /v1/pay/quote', { query })
  return api.call('POST /v1/pay/coin', { body: { quoteId }, idempotencyKey: nanoid() })
}

export const returnGems = ({ api }: Browser, gems: number) =>
  api.call('POST /v1/tales/gem/return', { body: { gems }, idempotencyKey: nanoid() })

export const away = () => Promise.reject(new AppError('PAYMENT_UNAVAILABLE'))

export async function startWithOrder(sku?: string) {
  const shop = await startShop()
  const buyer = await shop.buyer()
  const made = await orderCoins(buyer.browser, sku === undefined ? {} : { sku })
  return { ...shop, ...buyer, made, act: (act: Act) => shop.decide(made.checkoutUrl, act) }
}

/** Coins and bonus of `coin-100`, once, whatever was asked how often. */
export async function expectGivenOnce(browser: Browser) {
  expect(await coinsOf(browser)).toBe(108)
  expect(await linesOf(browser)).toMatchObject([{ kind: 'purchase', delta: 108 }])
  expect(await paymentNotices(browser)).toMatchObject([{ what: 'paid', coins: 108 }])
}
