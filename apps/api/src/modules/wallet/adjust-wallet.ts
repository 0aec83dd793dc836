import type { Currency, LedgerLine } from '@doran/contract'
import { MONEY } from '@doran/contract/limits'
import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { profile } from '../../schema/profile/profile.table.js'
import { endOfRunes, yearsLater } from './expiry.js'
import { grant } from './grant.js'
import { listLines } from './ledger-repository.js'
import { toLine } from './list-ledger.js'
import { pay } from './pay.js'

type Adjustment = { profileId: string; currency: Currency; delta: number; reason: string }

/**
 * An administrator adds to somebody's wallet or takes away, with a reason that the person reads.
 * @throws AppError NOT_FOUND; NOT_ENOUGH_COIN and its kind where they have less
 */
export async function adjustWallet(
  ctx: Context<never, Member>,
  { profileId, currency, delta, reason }: Adjustment,
): Promise<LedgerLine> {
  const memberId = await memberOf(ctx, profileId)
  const what = { kind: 'adjust', profileId, title: '운영자 조정', memo: reason } as const
  if (delta < 0) await pay(ctx, { ...what, currency, amount: -delta })
  else {
    const expiresAt = expiryOf(currency, ctx.clock.now())
    const lot = { amount: delta, unitKrw: 0, origin: 'admin' as const, expiresAt }
    await grant(ctx, { movement: what, currency, account: 'adjusted', lot })
  }
  await recordAudit(ctx, {
    action: 'wallet.adjusted',
    memberId,
    details: { profileId, currency, delta },
  })
  const [line] = await listLines(ctx.db, profileId, { currency, beforeSeq: null, limit: 1 })
  if (!line) throw new Error('an adjustment left no line')
  return toLine(line)
}

/** Whose profile it is. */
export async function memberOf({ db }: Context, profileId: string): Promise<string> {
  const [row] = await db
    .select({ memberId: profile.memberId })
    .from(profile)
    .where(eq(profile.id, profileId))
  if (!row) throw new AppError('NOT_FOUND')
  return row.memberId
}

function expiryOf(currency: Currency, now: Date): Date {
  switch (currency) {
    case 'coin':
      return yearsLater(now, MONEY.bonusCoinYears)
    case 'gem':
      return yearsLater(now, MONEY.exchangedGemYears)
    case 'rune':
      return endOfRunes(now)
  }
}
