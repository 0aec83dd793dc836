import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { WALLET_FIELD_COPY } from './copy.js'
import { WALLET_LENGTHS } from './limits.js'

export const Currency = z.enum(['coin', 'rune', 'gem'])
export type Currency = z.infer<typeof Currency>

/** A whole amount of a currency, in its smallest unit. */
export const Amount = z.number().int().min(0).max(1_000_000_000)

/** The origin of a part of a wallet's money. */
export const LotOrigin = z.enum([
  'paid',
  'bonus',
  'earned',
  'daily',
  'gift',
  'ticket',
  'exchange',
  'refund',
  'admin',
])
export type LotOrigin = z.infer<typeof LotOrigin>

/** The remainder of one origin; `expiresAt` of the part that expires first. */
const Part = z.object({ origin: LotOrigin, amount: Amount, expiresAt: Timestamp.nullable() })
export type WalletPart = z.infer<typeof Part>

const Balance = z.object({ total: Amount, parts: z.array(Part) })

export const Wallet = z.object({
  coin: Balance,
  rune: Balance.extend({
    /** Earned since Monday 00:00, Asia/Seoul. */
    earnedThisWeek: Amount,
  }),
  gem: Balance.extend({
    /** Held for turns that are being generated; not part of `total`. */
    held: Amount,
    /** The gems of a new day, and the next refill. */
    daily: Amount,
    nextFillAt: Timestamp,
  }),
})
export type Wallet = z.infer<typeof Wallet>

/**
 * The reason why money moved. `hold` and `release` are a turn that is being generated, and one that cost nothing in
 * the end.
 */
export const MovementKind = z.enum([
  'purchase',
  'refund',
  'exchange',
  'return',
  'spend',
  'hold',
  'capture',
  'release',
  'earn',
  'daily',
  'gift',
  'ticket',
  'expire',
  'adjust',
])
export type MovementKind = z.infer<typeof MovementKind>

/** One line of a person's statement, newest first. */
export const LedgerLine = z.object({
  id: z.string(),
  currency: Currency,
  kind: MovementKind,
  /** Positive where it came in. */
  delta: z.number().int(),
  balanceAfter: Amount,
  /** The part of it that had been paid for with won. */
  paidPart: Amount,
  /** The name of the thing it paid for, where it has one: a story's title, a pack, an item. */
  title: z.string().nullable(),
  /** An administrator's reason. */
  memo: z.string().nullable(),
  orderId: Uuid.nullable(),
  createdAt: Timestamp,
})
export type LedgerLine = z.infer<typeof LedgerLine>

/** The result of a payment with coins, runes or an exchange. */
export const Receipt = z.object({
  movementId: Uuid,
  title: z.string(),
  currency: Currency,
  price: Amount,
  balanceBefore: Amount,
  balanceAfter: Amount,
  /** The parts that paid, in the order they were taken. */
  parts: z.array(Part),
  /** The money that came in return. */
  given: z.object({ currency: Currency, amount: Amount }).nullable(),
  createdAt: Timestamp,
})
export type Receipt = z.infer<typeof Receipt>

export const walletCalls = {
  ...call('GET /v1/wallet', {
    actor: 'member',
    limit: 'read',
    reply: json(Wallet),
    codes: [],
  }),
  ...call('GET /v1/wallet/ledger', {
    actor: 'member',
    limit: 'read',
    query: z.object({
      currency: Currency.optional(),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(LedgerLine)),
    codes: [],
  }),
  /** The gems a person is welcomed with, once; `isNew` where it was now. */
  ...call('POST /v1/wallet/welcome', {
    actor: 'member',
    auth: 'full',
    limit: 'money',
    needsKey: true,
    reply: json(z.object({ gems: Amount, isNew: z.boolean(), expiresAt: Timestamp.nullable() })),
    codes: [],
  }),
  ...call('GET /v1/admin/wallet/{profileId}', {
    actor: 'member',
    role: 'admin',
    limit: 'adminMoney',
    params: z.object({ profileId: Uuid }),
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(z.object({ wallet: Wallet, ledger: page(LedgerLine) })),
    codes: ['NOT_FOUND'],
  }),
  /** Adds to a member's wallet, or takes away; the reason is shown in their statement. */
  ...call('POST /v1/admin/wallet/adjust', {
    actor: 'member',
    role: 'admin',
    auth: 'recent',
    limit: 'adminMoney',
    needsKey: true,
    body: z.object({
      profileId: Uuid,
      currency: Currency,
      delta: z
        .number()
        .int()
        .min(-100_000)
        .max(100_000)
        .refine((delta) => delta !== 0),
      reason: z
        .string()
        .trim()
        .min(WALLET_LENGTHS.adjustReasonMin, WALLET_FIELD_COPY.adjustReason)
        .max(WALLET_LENGTHS.adjustReason, WALLET_FIELD_COPY.adjustReason),
    }),
    reply: json(LedgerLine),
    codes: ['NOT_FOUND', 'NOT_ENOUGH_COIN', 'NOT_ENOUGH_RUNE', 'NOT_ENOUGH_GEM'],
  }),
}
