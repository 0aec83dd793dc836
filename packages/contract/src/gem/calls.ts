import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { Amount, Wallet } from '../wallet/calls.js'

/** The prices of one model. */
export const TurnPrice = z.object({
  tier: z.enum(['basic', 'deep']),
  turn: Amount,
  /** The price of a turn in which the story goes on by itself. */
  continue: Amount,
})
export type TurnPrice = z.infer<typeof TurnPrice>

export const GemOverview = z.object({
  /** Null for a visitor. */
  gem: Wallet.shape.gem.nullable(),
  coins: Amount.nullable(),
  dailyGems: Amount,
  welcomeGems: Amount,
  /** The prices of this install's models for the caller, with the discount of their pass. */
  prices: z.array(TurnPrice),
  exchanges: z.array(z.object({ gems: Amount, coins: Amount })),
  pass: z.object({
    id: z.string(),
    coins: Amount,
    days: Amount,
    moreDailyGems: Amount,
    /** Null where there is no deeper model. */
    lessDeepGems: Amount.nullable(),
    /** The caller's pass lasts until then. */
    until: Timestamp.nullable(),
  }),
  /** True if the caller is notified when a day's gems are there. */
  hasNotice: z.boolean(),
  /** The gems that could go back to coins now. */
  returnable: z.object({ gems: Amount, coins: Amount, until: Timestamp.nullable() }).nullable(),
})
export type GemOverview = z.infer<typeof GemOverview>

/** The cost of one story. */
const GemUsage = z.object({
  sessionId: Uuid,
  title: z.string(),
  turns: Amount,
  gems: Amount,
  lastAt: Timestamp,
})
export type GemUsage = z.infer<typeof GemUsage>

/** A pass that runs or has run. */
export const Membership = z.object({
  pass: z
    .object({
      startsAt: Timestamp,
      endsAt: Timestamp,
      /** Gems that the pass added, of those that were used, and that it took off prices. */
      usedGems: Amount,
      savedGems: Amount,
    })
    .nullable(),
  offer: GemOverview.shape.pass,
})
export type Membership = z.infer<typeof Membership>

export const gemCalls = {
  ...call('GET /v1/tales/gem', {
    actor: 'anyone',
    limit: 'read',
    reply: json(GemOverview),
    codes: [],
  }),
  ...call('GET /v1/tales/gem/usage', {
    actor: 'member',
    limit: 'read',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(GemUsage)),
    codes: [],
  }),
  /** Gives unused exchanged gems back for coins; `gems` is what the person was shown. */
  ...call('POST /v1/tales/gem/return', {
    actor: 'member',
    auth: 'full',
    limit: 'money',
    needsKey: true,
    body: z.object({ gems: Amount.min(1) }),
    reply: json(z.object({ gems: Amount, coins: Amount, coinBalance: Amount })),
    codes: ['NOTHING_TO_RETURN', 'REFUND_CHANGED'],
  }),
  /** Turns the daily-gem notification on or off. It takes effect at the next refill. */
  ...call('PUT /v1/tales/gem/notice', {
    actor: 'member',
    auth: 'full',
    limit: 'account',
    isRepeatable: true,
    body: z.object({ isOn: z.boolean() }),
    reply: empty(),
    codes: [],
  }),
  ...call('GET /v1/tales/membership', {
    actor: 'member',
    limit: 'read',
    reply: json(Membership),
    codes: [],
  }),
}
