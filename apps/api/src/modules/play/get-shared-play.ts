import type { Comparison, FinishedPlay } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayOpen } from '../permission/index.js'
import { getFinishedPlay, isOwner } from './get-finished-play.js'
import { findFinishedByCode } from './play-store.js'

/**
 * A result by its code, where it was shared or is one's own.
 * @throws AppError NOT_FOUND for all others alike; RATING_LIMIT and AGE_UNCONFIRMED
 */
export async function getSharedPlay(
  ctx: Context<never, Actor>,
  shareCode: string,
): Promise<FinishedPlay> {
  const found = await findFinishedByCode(ctx.db, shareCode)
  if (!found) throw new AppError('NOT_FOUND')
  if (!found.play.isPublic && !isOwner(ctx, found.play)) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, found.game.ageRating)
  return getFinishedPlay(ctx, found)
}

/** Two results of one game that the actor may see, side by side. */
export async function comparePlays(
  ctx: Context<'gameEngine', Actor>,
  codes: { a: string; b: string },
): Promise<Comparison> {
  const [a, b] = await Promise.all([getSharedPlay(ctx, codes.a), getSharedPlay(ctx, codes.b)])
  const likeness = a.game.id === b.game.id ? ctx.gameEngine.compare(a.outcome, b.outcome) : null
  if (!likeness) throw new AppError('NOT_FOUND')
  return { a, b, ...likeness }
}
