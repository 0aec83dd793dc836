import type { PlayInput, TomatoOutcome, Unranked } from '@doran/contract'
import { ARCADE } from '@doran/contract/limits'
import { isBeyondHand } from '@doran/game-engine'
import type { Context } from '../../platform/context/context.js'
import { ownerOf } from '../../platform/db/ownership.js'
import type { PlayRow } from '../../schema/play/play.table.js'
import { weekOf } from './arcade-week.js'
import { countedDay } from './counted-day.js'
import { lockDay, updateDay } from './day-repository.js'
import { isForged } from './forged.js'
import { keepBest } from './score-repository.js'

type Finished = { row: PlayRow; outcome: TomatoOutcome; inputs: readonly PlayInput[] }

/** Counts a game of the arcade that has just ended, and says why it is in no ranking. */
export async function recordScore(
  ctx: Context,
  { row, outcome, inputs }: Finished,
): Promise<{ score: number; unrankedFor: Unranked | null }> {
  const now = ctx.clock.now()
  const { score, pops } = outcome
  const { gameId, mode } = row
  const owner = ownerOf(row)
  const unrankedFor = findFault(now, { row, outcome, inputs })
  if (isForged(unrankedFor)) return { score, unrankedFor }
  const kept = await lockDay(ctx, { owner, gameId, day: countedDay(row, now) })
  const isFair = unrankedFor === null || unrankedFor === 'visitor'
  await updateDay(ctx.db, kept.id, {
    pops: kept.pops + pops,
    ...(!outcome.isTurnBased && {
      games: kept.games + 1,
      best: Math.max(kept.best, score),
      total: kept.total + score,
    }),
    ...(mode === 'daily' && isFair && { bestDaily: Math.max(kept.bestDaily ?? 0, score) }),
  })
  if (unrankedFor === null && owner.kind === 'member') {
    const { profileId } = owner
    const week = weekOf(now)
    await keepBest(ctx.db, { gameId, week, profileId, score, playId: row.id, achievedAt: now })
  }
  return { score, unrankedFor }
}

function findFault(now: Date, { row, outcome, inputs }: Finished): Unranked | null {
  if (outcome.isTurnBased) return 'relaxed'
  if (isBeyondHand(inputs)) return 'too_fast'
  const elapsedMs = now.getTime() - row.startedAt.getTime()
  if (elapsedMs < outcome.ms - ARCADE.driftMs) return 'clock'
  if (outcome.pauses > ARCADE.pauses) return 'paused'
  if (elapsedMs > outcome.ms + ARCADE.lateMs) return 'late'
  return row.ownerProfileId === null ? 'visitor' : null
}
