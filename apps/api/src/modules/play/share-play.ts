import type { FinishedPlay } from '@doran/contract'
import type { Owner } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { getFinishedPlay } from './get-finished-play.js'
import { findPlayWithGame, updatePlay } from './play-store.js'
import type { PlayRow } from './play.table.js'

/** Its owner decides who may see a result, and whether their nickname stands there; a visitor has none. */
export async function sharePlay(
  ctx: Context<never, Owner>,
  { row, isPublic, showName }: { row: PlayRow; isPublic: boolean; showName: boolean },
): Promise<FinishedPlay> {
  if (row.status !== 'finished') throw new AppError('PLAY_UNFINISHED')
  const isNamed = showName && isPublic && ctx.actor.kind === 'member'
  await updatePlay(ctx.db, row.id, { isPublic, showName: isNamed })
  const found = await findPlayWithGame(ctx.db, row.id)
  if (!found) throw new AppError('NOT_FOUND')
  return getFinishedPlay(ctx, found)
}
