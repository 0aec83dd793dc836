import type { Comparison, FinishedPlay } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayOpen } from '../permission/index.js'
import { getFinishedPlay, isOwner } from './get-finished-play.js'
import { findFinishedByCode, type PlayWithGame } from './play-repository.js'
import { resultOf } from './stored-play.js'

/**
 * A result by its code, where it was shared or is one's own.
 * @throws AppError NOT_FOUND for all others alike; RATING_LIMIT and AGE_UNCONFIRMED
 */
export async function getSharedPlay(
  ctx: Context<'gameEngine', Actor>,
  shareCode: string,
): Promise<FinishedPlay> {
  return getFinishedPlay(ctx, await findSharedPlay(ctx, shareCode))
}

async function findSharedPlay(
  ctx: Context<never, Actor>,
  shareCode: string,
): Promise<PlayWithGame> {
  const found = await findFinishedByCode(ctx.db, shareCode)
  if (!found) throw new AppError('NOT_FOUND')
  if (!found.play.isPublic && !isOwner(ctx, found.play)) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, found.game.ageRating)
  return found
}

/** Two results of one game that the actor may see, side by side. */
export async function comparePlays(
  ctx: Context<'gameEngine', Actor>,
  codes: { a: string; b: string },
): Promise<Comparison> {
  const [a, b] = await Promise.all([findSharedPlay(ctx, codes.a), findSharedPlay(ctx, codes.b)])
  const likeness =
    a.play.gameId === b.play.gameId
      ? ctx.gameEngine.compare(resultOf(a.play).outcome, resultOf(b.play).outcome)
      : null
  if (!likeness) throw new AppError('NOT_FOUND')
  const [own, other] = await Promise.all([getFinishedPlay(ctx, a), getFinishedPlay(ctx, b)])
  return { a: own, b: other, ...likeness }
}
