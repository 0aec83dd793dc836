import { MONEY, PRICES } from '@doran/contract/limits'
import type { System } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { dateInSeoul } from '../../platform/time/seoul-day.js'
import { addNotification } from '../notification/index.js'
import { daysLater, hasPass } from '../wallet/index.js'
import { takeDueNotices } from './gem-notice-repository.js'
import { takeEndingPasses } from './pass-repository.js'

const AT_ONCE = 200

/** Tells those who asked for it that the day's gems are there. The gems themselves come when they are first used. */
export async function notifyOfGems(ctx: Context<never, System>): Promise<void> {
  const today = dateInSeoul(ctx.clock.now())
  await inTransaction(ctx, async (tx) => {
    for (const profileId of await takeDueNotices(tx.db, { today, limit: AT_ONCE })) {
      const more = (await hasPass(tx, profileId)) ? PRICES.pass.moreDailyGems : 0
      const gems = PRICES.dailyGems + more
      await addNotification(tx, { profileId, type: 'gem_refill', data: { gems } })
    }
  })
}

/** Tells whose pass ends in some days; nothing renews itself. */
export async function remindOfPasses(ctx: Context<never, System>): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx, async (tx) => {
    const until = daysLater(now, MONEY.passReminderDays)
    for (const { profileId, endsAt } of await takeEndingPasses(tx.db, {
      now,
      until,
      limit: AT_ONCE,
    })) {
      const data = { endsAt: endsAt.toISOString() }
      await addNotification(tx, { profileId, type: 'pass_ending', data })
    }
  })
}
