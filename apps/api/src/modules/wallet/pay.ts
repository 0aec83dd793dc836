import type { Currency, MovementKind, Receipt, WalletPart } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { spendFromWallet, type LotPart, type SpentPart, type Work } from './movement-repository.js'

type Payment = {
  profileId: string
  currency: Currency
  amount: number
  title: string
  kind?: Extract<MovementKind, 'spend' | 'adjust'>
  memo?: string
  /** What it is spent on, where that has a maker. */
  work?: Work
}

const NOT_ENOUGH = {
  coin: 'NOT_ENOUGH_COIN',
  gem: 'NOT_ENOUGH_GEM',
  rune: 'NOT_ENOUGH_RUNE',
} as const

/**
 * Takes what something costs out of a member's wallet, in the transaction of what is given for it. All that costs
 * goes through here, but for turns by a model: `accept_turn` holds their gems.
 * @throws AppError NOT_ENOUGH_COIN, NOT_ENOUGH_GEM, NOT_ENOUGH_RUNE
 */
export async function pay(
  ctx: Context,
  { profileId, currency, amount, title, kind = 'spend', memo, work }: Payment,
): Promise<Receipt> {
  const movement = { kind, profileId, title, ...(memo && { memo }), ...(work && { work }) }
  const account = kind === 'adjust' ? 'adjusted' : 'spent'
  const taken = await spendFromWallet(ctx, movement, { currency, amount, account })
  const { movementId, parts, balance } = taken
  if (!parts) throw notEnough(currency, amount - balance)
  return {
    movementId,
    title,
    currency,
    price: amount,
    balanceBefore: balance + amount,
    balanceAfter: balance,
    parts: toParts(parts),
    given: null,
    createdAt: ctx.clock.now().toISOString(),
  }
}

export function notEnough(currency: Currency, missing: number): AppError {
  return new AppError(NOT_ENOUGH[currency], { count: missing })
}

/** Lots as a person is told of them: by where they came from, with the first day on which some expire. */
export function toParts(
  lots: readonly Pick<SpentPart, 'origin' | 'amount' | 'expires_at'>[],
): WalletPart[] {
  const byOrigin = Map.groupBy(lots, ({ origin }) => origin)
  return [...byOrigin].map(([origin, ofOrigin]) => {
    const ends = ofOrigin.flatMap(({ expires_at }) => (expires_at ? [new Date(expires_at)] : []))
    const first = ends.toSorted((a, b) => a.getTime() - b.getTime())[0]
    return { origin, amount: sumOf(ofOrigin), expiresAt: first?.toISOString() ?? null }
  })
}

export function sumOf(parts: readonly Pick<LotPart, 'amount'>[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
