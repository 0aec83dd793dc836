import { GameOutcome, type ConsensusPeriod, type TierConsensus } from '@doran/contract'
import { GAME } from '@doran/contract/limits'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { assertMayOpen } from '../permission/index.js'
import { consensusOf } from './consensus-of.js'
import { findLastFinished } from './finished-play-repository.js'
import { findOpenGame } from './game-repository.js'
import { countBoards, listPlacedCounts, type Days } from './tier-repository.js'

const WEEK_DAYS = 7

/**
 * All counted boards of a tier game, put together.
 * @throws AppError NOT_FOUND, also for a game without items to agree on; RATING_LIMIT and AGE_UNCONFIRMED
 */
export async function getConsensus(
  ctx: Context<'gameContents' | 'gameEngine', Actor>,
  { id, period }: { id: string; period: ConsensusPeriod },
): Promise<TierConsensus> {
  const { db, clock } = ctx
  const found = await findOpenGame(db, id)
  if (!found) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, found.game.ageRating)
  const content = await ctx.gameContents.load(db, found.version.id)
  if (content.kind !== 'tier' || content.items.length === 0) throw new AppError('NOT_FOUND')
  const today = dayInSeoul(clock.now())
  const days: Days = period === 'all' ? 'all' : { from: today - WEEK_DAYS + 1, to: today }
  const [boards, counts, mine] = await Promise.all([
    countBoards(db, id, days),
    listPlacedCounts(db, id, days),
    findMine(ctx, id),
  ])
  const isEnough = boards >= GAME.statsFrom
  return {
    period,
    boards,
    needed: GAME.statsFrom,
    isEnough,
    rows: content.rows,
    ...(isEnough ? consensusOf(content, counts) : { items: [], divided: [] }),
    mine,
  }
}

async function findMine(
  { db, actor, gameEngine }: Context<'gameEngine', Actor>,
  gameId: string,
): Promise<TierConsensus['mine']> {
  const last = actor.kind === 'nobody' ? null : await findLastFinished(db, actor, gameId)
  if (!last) return null
  return {
    playId: last.id,
    shareCode: last.shareCode,
    isCounted: last.boardDay !== null,
    isLeftOut: last.isLeftOut,
    placements: gameEngine.placementsOf(GameOutcome.parse(last.outcome)),
  }
}
