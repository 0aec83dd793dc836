import type { ReplyOf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findOpenGame } from '../game/index.js'
import { listUnfinishedPlays } from './list-plays.js'
import { listPlayRows, listResultKeys } from './play-repository.js'
import { toPlayCard } from './play-view.js'

/** The last of the actor's plays of a game that waits to go on, the last one finished, and all its results. */
export async function getMine(
  ctx: Context<never, Actor>,
  gameId: string,
): Promise<ReplyOf<'GET /v1/game/{gameId}/mine'>> {
  const { db, actor } = ctx
  if (!(await findOpenGame(db, gameId))) throw new AppError('NOT_FOUND')
  if (actor.kind === 'nobody') return { unfinished: null, finished: null, resultKeys: [] }
  const [[unfinished], [finished], resultKeys] = await Promise.all([
    listUnfinishedPlays(ctx, { gameId, limit: 1 }),
    listPlayRows(db, actor, { gameId, status: 'finished', limit: 1 }),
    listResultKeys(db, actor, gameId),
  ])
  return {
    unfinished: unfinished ?? null,
    finished: finished ? toPlayCard(finished) : null,
    resultKeys,
  }
}
