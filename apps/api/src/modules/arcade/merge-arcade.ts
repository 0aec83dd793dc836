import type { Context } from '../../platform/context/context.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { seasonOf, weekOf } from './arcade-week.js'
import { listOvertried, moveDays } from './day-store.js'
import { rankMoved } from './score-store.js'

/** Makes a visitor's days a member's, and brings their games of this week into the ranking; answers how many days. */
export async function mergeArcade({ db, clock }: Context, merge: Merge): Promise<number> {
  const week = weekOf(clock.now())
  const overtried = await listOvertried(db, merge)
  await rankMoved(db, { ...merge, week, overtried, since: new Date(seasonOf(week).from) })
  return moveDays(db, merge)
}
