import { EARNINGS, type Earning } from '@doran/contract/limits'
import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { dateInSeoul } from '../../platform/time/seoul-day.js'
import { endOfRunes } from './expiry.js'
import { movement } from '../../schema/wallet/ledger.table.js'
import { openWallet, postMovement } from './movement-repository.js'
import { wallet, walletLot } from '../../schema/wallet/wallet.table.js'

type Earned = {
  profileId: string
  earning: Earning
  subject: string
  title: string
  /** Never again for the same subject, on no other day either. */
  isOnceEver?: boolean
}

/**
 * Gives a member the runes for having taken part, in the transaction of what they did: for each subject once a day,
 * up to the day's cap. Answers how many.
 */
export async function earn(
  ctx: Context,
  { profileId, earning, subject, title, isOnceEver = false }: Earned,
): Promise<number> {
  const { runes, timesADay } = EARNINGS[earning]
  const now = ctx.clock.now()
  const on = dateInSeoul(now)
  // Locked before counting, so that two at once do not both come under the cap.
  const { id: walletId } = await openWallet(ctx, profileId, 'rune')
  if ((await countEarned(ctx, { profileId, earning })) >= timesADay) return 0
  const movementId = await postMovement(
    ctx,
    {
      kind: 'earn',
      profileId,
      title,
      onceKey: `earn:${earning}:${profileId}:${isOnceEver ? 'ever' : on}:${subject}`,
      earning: { key: earning, on },
    },
    [
      { account: 'granted', currency: 'rune', delta: -runes },
      {
        walletId,
        currency: 'rune',
        delta: runes,
        new: [{ amount: runes, unitKrw: 0, origin: 'earned', expiresAt: endOfRunes(now) }],
      },
    ],
  )
  return movementId === null ? 0 : runes
}

/** How often runes were given for it today. */
export async function countEarned(
  { db, clock }: Context,
  { profileId, earning }: Pick<Earned, 'profileId' | 'earning'>,
): Promise<number> {
  const [found] = await db
    .select({ times: count() })
    .from(movement)
    .where(
      and(
        eq(movement.profileId, profileId),
        eq(movement.earning, earning),
        eq(movement.earnedOn, dateInSeoul(clock.now())),
      ),
    )
  return found?.times ?? 0
}

export async function earnedSince(
  { db }: Context,
  { profileId, since }: { profileId: string; since: Date },
): Promise<number> {
  const [found] = await db
    .select({ runes: sql<number>`coalesce(sum(${walletLot.amount}), 0)::integer` })
    .from(walletLot)
    .innerJoin(wallet, eq(wallet.id, walletLot.walletId))
    .where(
      and(
        eq(wallet.profileId, profileId),
        eq(wallet.currency, 'rune'),
        eq(walletLot.origin, 'earned'),
        gte(walletLot.createdAt, since),
      ),
    )
  return found?.runes ?? 0
}
