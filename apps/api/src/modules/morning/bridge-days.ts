import type { MorningStreak } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { openWallet } from '../wallet/index.js'
import { useCommas } from './comma-repository.js'
import { insertDays, readStreakFacts, updateStreak } from './day-repository.js'
import { earnForWeek } from './earn-runes.js'
import { findBridge, streakWithToday, toStreak } from './streak.js'

/**
 * Bridges the days that were missed since the last one, all of them or none; of a morning that was checked in before,
 * the streak goes on.
 * @throws AppError NOTHING_TO_BRIDGE, COMMAS_TOO_FEW
 */
export async function bridgeDays(ctx: Context<never, Member>): Promise<MorningStreak> {
  const today = dayInSeoul(ctx.clock.now())
  const { profileId } = ctx.actor
  return inTransaction(ctx, async (tx) => {
    await openWallet(tx, profileId, 'rune')
    const facts = await readStreakFacts(tx, profileId, today)
    const bridge = findBridge(facts)
    if (!bridge) throw new AppError('NOTHING_TO_BRIDGE')
    const { streak } = bridge
    const bought = bridge.days.filter(({ by }) => by === 'bought').map(({ day }) => day)
    if (!(await useCommas(tx, profileId, bought))) throw new AppError('COMMAS_TOO_FEW')
    await insertDays(
      tx.db,
      bridge.days.map(({ day, by }) => ({ profileId, day, type: by, streak })),
    )
    if (facts.days.some(({ day }) => day === today)) await goOn(tx, today)
    return toStreak(await readStreakFacts(tx, profileId, today))
  })
}

/** Today's check-in came before its bridge. */
async function goOn(ctx: Context<never, Member>, day: number): Promise<void> {
  const { profileId } = ctx.actor
  const streak = streakWithToday(await readStreakFacts(ctx, profileId, day))
  await updateStreak(ctx.db, { profileId, day, streak })
  await earnForWeek(ctx, { profileId, day, streak })
}
