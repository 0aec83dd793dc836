import type { Currency, LedgerLine } from '@doran/contract'
import { ApiError } from '@doran/api-client'
import { nanoid } from 'nanoid'
import { inTransaction } from '../platform/context/context.js'
import { createManualClock, type ManualClock } from '../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from './test-app.js'
import type { Browser } from './test-browser.js'
import { contextOf } from './test-ledger.js'
import { createMember, signIn, type MemberTraits } from './test-member.js'
import { pay } from '../modules/wallet/index.js'

export const DAY_MS = 86_400_000

/** Noon in Seoul. */
export const NOON = new Date('2026-03-10T03:00:00Z')

/** Two processes on one database and clock, and a member signed in at both. */
export async function start(
  traits: MemberTraits = {},
  clock: ManualClock = createManualClock(NOON),
) {
  const url = await createTestDatabase()
  const [api, other] = [startTestApi(url, { clock }), startTestApi(url, { clock })]
  const member = await createMember(api.deps, traits)
  const browser = await signIn(api, member)
  const atOther = await signIn(other, member)
  return { url, clock, api, other, member, browser, atOther, ctx: contextOf(api, member) }
}

export type Started = Awaited<ReturnType<typeof start>>

export const walletOf = ({ api }: Browser) => api.call('GET /v1/wallet', {})

export const linesOf = async ({ api }: Browser, currency?: Currency): Promise<LedgerLine[]> =>
  (await api.call('GET /v1/wallet/ledger', { query: { currency, limit: 50 } })).items

export async function quoteOf({ api }: Browser, type: 'gem' | 'pass', id: string): Promise<string> {
  return (await api.call('GET /v1/pay/quote', { query: { type, id } })).quoteId
}

export const payBy = ({ api }: Browser, quoteId: string, idempotencyKey: string = nanoid()) =>
  api.call('POST /v1/pay/coin', { body: { quoteId }, idempotencyKey })

/** How a call ended: its answer, or its status, code and message. */
export const endOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (cause: unknown) => {
      if (!(cause instanceof ApiError)) throw cause
      return `${cause.status} ${cause.code}`
    },
  )

export const spendGems = ({ ctx, member }: Pick<Started, 'ctx' | 'member'>, amount: number) =>
  inTransaction(ctx, (tx) =>
    pay(tx, { profileId: member.profileId, currency: 'gem', amount, title: '시험' }),
  )
