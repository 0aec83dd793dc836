import { inTransaction, type Context } from '../../platform/context/context.js'
import { countHour, findHoursToCount, tryAdvisoryLock } from './event-hour-repository.js'

/** Longer than a batch takes to be committed, and than the clocks of two processes differ. */
const OVERLAP_MS = 10 * 60_000

/**
 * Counts again each hour that received events since the last count, late ones included; returns how many hours. One
 * transaction: an interrupted count has changed nothing, and counting twice changes nothing. False where another
 * process is counting.
 */
export function countEvents(ctx: Context): Promise<number | false> {
  const now = ctx.clock.now()
  return inTransaction(ctx, async ({ db }) => {
    if (!(await tryAdvisoryLock(db))) return false
    const hours = await findHoursToCount(db, OVERLAP_MS)
    for (const hour of hours) await countHour(db, hour, now)
    return hours.length
  })
}
