import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, createApiClient, type ApiClient } from '@doran/api-client'
import type { StorySessionView } from '@doran/contract'
import { authCookieName, signAuthToken } from '@doran/api/platform/auth/auth-cookie'
import { TERMS_VERSION } from '@doran/contract/names'
import { nanoid } from 'nanoid'
import { AUTH_SECRET } from './api-process.js'

export const PUBLIC_ORIGIN = 'http://localhost:3000'
const RETRY_MS = 50
const COINS = ['coin-30', 'coin-100', 'coin-300'] as const
const GEMS = ['10', '50', '100'] as const

/** What a customer was told for certain. */
export type Told = {
  /** Orders that were said to be paid. */
  paid: string[]
  /** Movements of receipts: gems or a pass for coins. */
  receipts: string[]
  /** Won that an order was said to have paid back in all. */
  refundedKrw: Map<string, number>
  /** What turns were said to have cost in the end. */
  charged: Map<string, number>
  /** How often which refusal came. */
  refused: Map<string, number>
}

export type Customer = {
  profileId: string
  told: Told
  /** Buys, spends, refunds and reads, over as many deaths of the API as there are. */
  act: (until: AbortSignal) => Promise<void>
}

type Given = { profileId: string; token: string; origin: () => string; random: () => number }

/** Somebody who repeats whatever was not answered, under the same key. */
export function createCustomer({ profileId, token, origin, random }: Given): Customer {
  const cookie = cookieOf(token)
  const api = createApiClient({ baseUrl: 'http://api.invalid', fetch: fetchAs(cookie, origin) })
  const told: Told = {
    paid: [],
    receipts: [],
    refundedKrw: new Map(),
    charged: new Map(),
    refused: new Map(),
  }
  const pick = <T>(items: readonly [T, ...T[]]): T =>
    items[Math.floor(random() * items.length)] ?? items[0]
  let story: StorySessionView | null = null

  const decide = async (checkoutUrl: string) => {
    const response = await fetch(
      `${origin()}${new URL(checkoutUrl).pathname.replace('/api', '')}`,
      {
        method: 'POST',
        redirect: 'manual',
        headers: {
          origin: PUBLIC_ORIGIN,
          cookie,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'act=approve',
      },
    )
    if (response.status !== 303) throw new DeskError(response.status)
  }
  const buy = async () => {
    const [ordering, confirming] = [nanoid(), nanoid()]
    const sku = pick(COINS)
    const { orderId, checkoutUrl } = await untilAnswered(() =>
      api.call('POST /v1/order', { body: { sku, terms: TERMS_VERSION }, idempotencyKey: ordering }),
    )
    await untilAnswered(() => decide(checkoutUrl))
    // The webhook comes by itself; not everybody comes back to the page.
    if (random() < 0.3) return
    const params = { id: orderId }
    const { status } = await untilAnswered(() =>
      api.call('POST /v1/order/{id}/confirm', { params, body: {}, idempotencyKey: confirming }),
    )
    if (status !== 'paid') throw new Error(`an order that was paid is ${status}`)
    told.paid.push(orderId)
  }
  const pay = async () => {
    const key = nanoid()
    const query =
      random() < 0.2
        ? ({ type: 'pass', id: 'pass-30' } as const)
        : { type: 'gem' as const, id: pick(GEMS) }
    const { quoteId } = await untilAnswered(() => api.call('GET /v1/pay/quote', { query }))
    const { movementId } = await untilAnswered(() =>
      api.call('POST /v1/pay/coin', { body: { quoteId }, idempotencyKey: key }),
    )
    told.receipts.push(movementId)
  }
  const refund = async () => {
    const { items } = await untilAnswered(() =>
      api.call('GET /v1/order/my', { query: { limit: 20 } }),
    )
    const order = items.find((each) => each.refund !== null)
    if (!order?.refund) return
    const { amountKrw } = order.refund
    const key = nanoid()
    const params = { id: order.id }
    const after = await untilAnswered(() =>
      api.call('POST /v1/order/{id}/refund', { params, body: { amountKrw }, idempotencyKey: key }),
    )
    told.refundedKrw.set(order.id, after.refundedKrw)
  }
  const read = async () => {
    story ??= await untilAnswered(() => openStory(api))
    const params = { sessionUuid: story.session.id }
    story = await untilAnswered(() => api.call('GET /v1/tales/session/{sessionUuid}', { params }))
    if (story.session.status !== 'active') {
      story = null
      return
    }
    const { leafTurnId: parentTurnUuid } = story.session
    const body = { clientTurnId: nanoid(), parentTurnUuid, kind: 'continue', text: '' } as const
    const asked = { params, body: { ...body, pace: 'instant' as const } }
    for await (const { event } of api.stream('POST /v1/tales/session/{sessionUuid}/turn', asked)) {
      if (event.type === 'settled' && event.gems)
        told.charged.set(event.turn.id, event.gems.charged)
    }
  }
  const acts = [buy, buy, pay, pay, pay, refund, read, read, read, read] as const
  return {
    profileId,
    told,
    async act(until) {
      while (!until.aborted) {
        await pick(acts)().catch((cause: unknown) => {
          // Refused, or a turn's stream broke off with the process: something else is next.
          if (!(cause instanceof ApiError)) throw cause
          told.refused.set(cause.code, (told.refused.get(cause.code) ?? 0) + 1)
        })
        await sleep(random() * RETRY_MS)
      }
    },
  }
}

async function openStory(api: ApiClient): Promise<StorySessionView> {
  const { items } = await api.call('GET /v1/tales/template', { query: {} })
  await api.call('PUT /v1/tales/ai-notice', {})
  return api.call('POST /v1/tales/session', {
    body: { clientSessionId: nanoid(), templateUuid: items[0]?.id ?? '' },
  })
}

class DeskError extends Error {
  override readonly name = 'DeskError'
  readonly status: number

  constructor(status: number) {
    super(`the test desk answered ${status}`)
    this.status = status
  }
}

/** A refusal is an answer; anything else is asked again. */
async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (cause) {
      const isAnswer = cause instanceof ApiError || cause instanceof DeskError
      if (isAnswer && cause.status >= 400 && cause.status < 500) throw cause
      await sleep(RETRY_MS)
    }
  }
}

function cookieOf(token: string): string {
  const env = { PUBLIC_ORIGIN, AUTH_SECRET }
  return `${authCookieName(PUBLIC_ORIGIN)}=${signAuthToken(token, env)}`
}

function fetchAs(cookie: string, origin: () => string): typeof fetch {
  return async (input, init) => {
    const given = new Request(input, init)
    const url = new URL(given.url)
    const headers = new Headers(given.headers)
    headers.set('origin', PUBLIC_ORIGIN)
    headers.set('cookie', cookie)
    return fetch(`${origin()}${url.pathname}${url.search}`, {
      method: given.method,
      headers,
      signal: given.signal,
      ...(given.body && { body: await given.text() }),
    })
  }
}
