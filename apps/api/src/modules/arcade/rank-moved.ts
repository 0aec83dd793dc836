import type { Context } from '../../platform/context/context.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { seasonOf, weekOf } from './arcade-week.js'
import { countedDay } from './counted-day.js'
import { listOvertried } from './day-repository.js'
import { keepBest, listUnrankedOfVisitor } from './score-repository.js'

/**
 * Ranks this week's games of a visitor who became a member, but for those of a day's seed that both together tried more
 * often than one person may; returns the ids of the ranked plays. Their days must not be merged yet, because the
 * tries of both are compared.
 */
export async function rankMoved({ db, clock }: Context, merge: Merge): Promise<string[]> {
  const { profileId } = merge
  const week = weekOf(clock.now())
  const overtried = await listOvertried(db, merge)
  const since = new Date(seasonOf(week).from)
  const ranked: string[] = []
  for (const row of await listUnrankedOfVisitor(db, { profileId, since })) {
    const { id: playId, gameId, score, finishedAt: achievedAt } = row
    if (row.mode === 'daily' && overtried.has(countedDay(row, achievedAt))) continue
    await keepBest(db, { gameId, week, profileId, score, playId, achievedAt })
    ranked.push(playId)
  }
  return ranked
}
