import type { FinishedPlay } from '@doran/contract'
import type { Owner } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayOpen } from '../permission/index.js'
import { getFinishedPlay } from './get-finished-play.js'
import { findPlayWithGame, updatePlay } from './play-store.js'
import type { PlayRow } from './play.table.js'

/**
 * Its owner decides who may see a result, and whether their nickname stands there; a visitor has none. What their age
 * has closed since can still be taken back.
 */
export async function sharePlay(
  ctx: Context<never, Owner>,
  { row, isPublic, showName }: { row: PlayRow; isPublic: boolean; showName: boolean },
): Promise<FinishedPlay> {
  if (row.status !== 'finished') throw new AppError('PLAY_UNFINISHED')
  const found = await findPlayWithGame(ctx.db, row.id)
  if (!found) throw new AppError('NOT_FOUND')
  if (isPublic) assertMayOpen(ctx, found.game.ageRating)
  const isNamed = showName && isPublic && ctx.actor.kind === 'member'
  const play = await updatePlay(ctx.db, row.id, { isPublic, showName: isNamed })
  return getFinishedPlay(ctx, { ...found, play })
}
