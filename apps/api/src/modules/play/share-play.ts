import type { FinishedPlay } from '@doran/contract'
import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayOpen, assertMayWrite } from '../permission/index.js'
import { getFinishedPlay } from './get-finished-play.js'
import { findPlayWithGame, lockPlay, updatePlay } from './play-repository.js'
import type { PlayRow } from '../../schema/play/play.table.js'

type Sharing = { isPublic?: boolean | undefined; showName?: boolean | undefined }

/**
 * Its owner decides who may see a result, and whether their nickname stands there; a visitor has none. What is left
 * out stays, and a private result keeps no nickname. What their age has closed since can still be taken back.
 * @throws AppError NOT_FOUND, PLAY_UNFINISHED, LIMITED_SESSION; RATING_LIMIT and AGE_UNCONFIRMED
 */
export async function sharePlay(
  ctx: Context<'gameEngine', Owner>,
  { row, ...wished }: Sharing & { row: PlayRow },
): Promise<FinishedPlay> {
  if (row.status !== 'finished') throw new AppError('PLAY_UNFINISHED')
  const found = await findPlayWithGame(ctx.db, row.id)
  if (!found) throw new AppError('NOT_FOUND')
  const { actor } = ctx
  const isMember = actor.kind === 'member'
  if (isMember && (wished.isPublic || wished.showName)) await assertMayWrite({ ...ctx, actor })
  const play = await inTransaction(ctx, async ({ db }) => {
    const now = await lockPlay(db, row.id)
    if (now.deletedAt !== null) throw new AppError('NOT_FOUND')
    const isPublic = wished.isPublic ?? now.isPublic
    const showName = isPublic && isMember && (wished.showName ?? now.showName)
    if (wished.isPublic || (wished.showName && showName)) assertMayOpen(ctx, now.ageRating)
    return updatePlay(db, row.id, { isPublic, showName })
  })
  return getFinishedPlay(ctx, { ...found, play })
}
