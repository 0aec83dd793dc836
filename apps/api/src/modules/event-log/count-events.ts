import type { Deps } from '../../deps.js'
import { countHour, findHoursToCount, tryAdvisoryLock } from './event-hour-store.js'

/** Longer than a batch takes to be committed, and than the clocks of two processes differ. */
const OVERLAP_MS = 10 * 60_000

/**
 * Counts anew each hour that events came for since the last count, late ones too; answers how many hours. One
 * transaction: what is cut off has changed nothing, and counting twice changes nothing. False where another process
 * is at it.
 */
export async function countEvents({ db, clock }: Deps): Promise<number | false> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    if (!(await tryAdvisoryLock(tx))) return false
    const hours = await findHoursToCount(tx, OVERLAP_MS)
    for (const hour of hours) await countHour(tx, hour, now)
    return hours.length
  })
}
