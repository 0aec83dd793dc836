import type { Currency, MovementKind, WalletPart } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'

/** A work that money was spent on, and whose it is. */
export type Work = { type: 'theme'; id: string; ownerProfileId: string | null }

export type NewMovement = {
  kind: MovementKind
  profileId: string
  /** What can happen only once. */
  onceKey?: string
  title?: string
  memo?: string
  orderId?: string
  work?: Work
  earning?: { key: string; on: string }
}

/** A part of a lot that pays, is spent, or comes back. */
export type LotPart = { lot: string; amount: number; unit_krw: number }
export type SpentPart = LotPart & { origin: WalletPart['origin']; expires_at: string | null }

export type NewLot = {
  amount: number
  unitKrw: number
  origin: WalletPart['origin']
  orderId?: string
  sourceLotId?: string
  expiresAt: Date | null
}

type HouseAccount =
  | 'received'
  | 'sold'
  | 'granted'
  | 'expired'
  | 'spent'
  | 'held'
  | 'exchanged'
  | 'refunded'
  | 'adjusted'

/** One side of a movement. All sides of a currency sum to zero, or the database refuses it. */
export type Leg =
  | { account: HouseAccount; currency: Currency | 'won'; delta: number; lots?: readonly LotPart[] }
  | {
      walletId: string
      currency: Currency
      delta: number
      /** Taken from, or given back to. */
      lots?: readonly LotPart[]
      new?: readonly NewLot[]
    }

/**
 * Writes a movement with all its sides; null, with nothing written, where it has happened before. In the transaction
 * that has opened the wallets.
 */
export async function postMovement(
  ctx: Context,
  movement: NewMovement,
  legs: readonly Leg[],
): Promise<string | null> {
  if (!ctx.isInTransaction) throw new Error('money moves outside a transaction')
  const id = ctx.newId()
  const { rows } = await ctx.db.execute<{ is_new: boolean }>(sql`
    select post_movement(
      ${JSON.stringify(toMovement(id, movement))}::jsonb,
      ${JSON.stringify(legs.map((leg) => toLeg(ctx, leg)))}::jsonb,
      ${ctx.clock.now().toISOString()}
    ) as is_new`)
  return rows[0]?.is_new ? id : null
}

export type OpenWallet = { id: string; balance: number }

/** A person's wallet, locked until the transaction ends, without what has expired and with the day's gems. */
export async function openWallet(
  { db, clock, isInTransaction }: Context,
  profileId: string,
  currency: Currency,
): Promise<OpenWallet> {
  if (!isInTransaction) throw new Error('a wallet is opened outside a transaction')
  const { rows } = await db.execute<{ id: string; balance: number }>(sql`
    select id, balance from open_wallet(
      ${profileId}, ${currency}, ${clock.now().toISOString()}, ${fillOf(currency)}::jsonb
    )`)
  const [opened] = rows
  if (!opened) throw new Error('open_wallet answered nothing')
  return opened
}

/** Which lots would pay an amount, in the order they are taken; null where they are too few. */
export async function planSpend(
  { db, clock }: Context,
  walletId: string,
  amount: number,
): Promise<SpentPart[] | null> {
  const { rows } = await db.execute<{ parts: SpentPart[] | null }>(
    sql`select plan_spend(${walletId}, ${amount}, ${clock.now().toISOString()}) as parts`,
  )
  return rows[0]?.parts ?? null
}

/** Opens, plans and takes in one question; `parts` is null, with nothing taken, where the lots are too few. */
export async function spendFromWallet(
  ctx: Context,
  movement: NewMovement,
  {
    currency,
    amount,
    account,
  }: { currency: Currency; amount: number; account: 'spent' | 'adjusted' },
): Promise<{ movementId: string; parts: SpentPart[] | null; balance: number }> {
  if (!ctx.isInTransaction) throw new Error('money is spent outside a transaction')
  const movementId = ctx.newId()
  const { rows } = await ctx.db.execute<{ parts: SpentPart[] | null; balance: number }>(sql`
    select parts, balance from spend_from_wallet(
      ${JSON.stringify(toMovement(movementId, movement))}::jsonb, ${currency}, ${amount}, ${account},
      ${ctx.clock.now().toISOString()}, ${fillOf(currency)}::jsonb
    )`)
  const [spent] = rows
  if (!spent) throw new Error('spend_from_wallet answered nothing')
  return { movementId, ...spent }
}

/** What a day's gems are, as `open_wallet` wants it. */
export function fillOf(currency: Currency): string | null {
  const fill = { daily: PRICES.dailyGems, more: PRICES.pass.moreDailyGems }
  return currency === 'gem' ? JSON.stringify(fill) : null
}

function toMovement(id: string, movement: NewMovement): object {
  const { kind, profileId, onceKey, title, memo, orderId, work, earning } = movement
  return {
    id,
    kind,
    profile: profileId,
    once_key: onceKey,
    title,
    memo,
    order: orderId,
    work_type: work?.type,
    work: work?.id,
    work_owner: work?.ownerProfileId,
    earning: earning?.key,
    earned_on: earning?.on,
  }
}

function toLeg({ newId }: Context, leg: Leg): object {
  if ('account' in leg) return leg
  const { walletId, currency, delta, lots = [], new: made = [] } = leg
  return { wallet: walletId, currency, delta, lots, new: made.map((lot) => toNewLot(newId(), lot)) }
}

function toNewLot(lot: string, made: NewLot): object {
  const { amount, unitKrw, origin, orderId, sourceLotId, expiresAt } = made
  return {
    lot,
    amount,
    unit_krw: unitKrw,
    origin,
    order: orderId,
    source: sourceLotId,
    expires_at: expiresAt?.toISOString(),
  }
}
