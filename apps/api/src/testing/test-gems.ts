import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { expect } from 'vitest'
import { systemContext } from '../platform/context/context.js'
import type { Browser } from './test-browser.js'
import { holdGems, settleHold } from './test-ledger.js'
import { giveMoney } from './test-money.js'
import { DAY_MS, startShop } from './test-orders.js'
import { authSession } from '../schema/tables.js'

export const HOUR_MS = 3_600_000

/** A member at nine in the morning in Seoul. */
export async function startWith(coin = 0) {
  const shop = await startShop()
  const person = await shop.buyer()
  if (coin > 0) await giveMoney(shop, person.profileId, 'coin', coin)
  return { ...shop, shop, ...person, ctx: systemContext(shop.deps) }
}

export type Started = Awaited<ReturnType<typeof startWith>>

/** Time goes by, and the sign-in does not end with it. */
export async function wait({ deps, clock, member }: Started, ms: number) {
  clock.advance(ms)
  await deps.db
    .update(authSession)
    .set({ expiresAt: new Date(clock.now().getTime() + DAY_MS) })
    .where(eq(authSession.memberId, member.memberId))
}

export const overviewOf = ({ api }: Browser) => api.call('GET /v1/tales/gem', {})

export const setNotice = ({ api }: Browser, isOn: boolean) =>
  api.call('PUT /v1/tales/gem/notice', { body: { isOn } })

export async function buyPass({ api }: Browser) {
  const { quoteId } = await api.call('GET /v1/pay/quote', {
    query: { type: 'pass', id: 'pass-30' },
  })
  await api.call('POST /v1/pay/coin', { body: { quoteId }, idempotencyKey: nanoid() })
}

/** A story of the member's that gems can be held for. */
export async function openStory({ browser }: Started): Promise<string> {
  return (await browser.openStory()).session.id
}

/** Gems that a turn of a story costs, or holds and gives back. */
export async function playTurn(
  { shop, profileId }: Started,
  sessionId: string,
  { price, isCharged = true }: { price: number; isCharged?: boolean },
): Promise<void> {
  const turnId = randomUUID()
  expect(await holdGems(shop, { profileId, sessionId, turnId, price })).toBe(0)
  await settleHold(shop, { turnId, isCharged })
}

export const daysFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString()
