import type { ReplyOf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayOpen } from '../permission/index.js'
import { findOpenGame } from './game-repository.js'

/**
 * What is played of a game.
 * @throws AppError NOT_FOUND; RATING_LIMIT and AGE_UNCONFIRMED where its rating is closed to the actor
 */
export async function getContent(
  ctx: Context<'gameContents', Actor>,
  id: string,
): Promise<ReplyOf<'GET /v1/game/{gameId}/content'>> {
  const found = await findOpenGame(ctx.db, id)
  if (!found) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, found.game.ageRating)
  const versionId = found.version.id
  return { versionId, content: await ctx.gameContents.load(ctx.db, versionId) }
}
