import { PRICES } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { dateInSeoul, endOfDayInSeoul } from '../../platform/time/seoul-day.js'
import { daysLater, grant, openWallet } from '../wallet/index.js'
import { findLastPass, insertPass, sumDailyGems } from './pass-repository.js'

/** When a pass that is bought now would run: from the end of the one that runs, if there is one. */
export async function nextPass(
  { db, actor }: Context<never, Member>,
  { days, now }: { days: number; now: Date },
): Promise<{ startsAt: Date; endsAt: Date }> {
  const last = await findLastPass(db, actor.profileId)
  const startsAt = last && last.endsAt > now ? last.endsAt : now
  return { startsAt, endsAt: daysLater(startsAt, days) }
}

/** Starts a pass that was paid, in its transaction; one that runs at once adds its gems to today's. */
export async function startPass(ctx: Context<never, Member>, days: number): Promise<void> {
  const { profileId } = ctx.actor
  const now = ctx.clock.now()
  // Today's gems come first, at what the day had before; several passes at once wait for each other.
  const { id: walletId } = await openWallet(ctx, profileId, 'gem')
  const period = await nextPass(ctx, { days, now })
  await insertPass(ctx.db, {
    id: ctx.newId(),
    profileId,
    ...period,
    remindedAt: null,
    createdAt: now,
  })
  if (period.startsAt > now) return
  const endOfDay = endOfDayInSeoul(now)
  const amount = PRICES.pass.moreDailyGems
  // A pass that ended earlier today has given them.
  if ((await sumDailyGems(ctx.db, walletId, endOfDay)) >= PRICES.dailyGems + amount) return
  await grant(ctx, {
    movement: { kind: 'daily', profileId, onceKey: `pass:${profileId}:${dateInSeoul(now)}` },
    currency: 'gem',
    lot: { amount, unitKrw: 0, origin: 'daily', expiresAt: endOfDay },
  })
}
