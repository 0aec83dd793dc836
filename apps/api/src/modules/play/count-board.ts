import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerId } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { leaveBoardsOut } from './board-repository.js'
import { lockCounting } from './play-repository.js'
import type { PlayRow } from '../../schema/play/play.table.js'
import { recountBoards } from './recount-boards.js'
import { resultOf } from './stored-play.js'

/**
 * Puts its owner's last board of the game together with everybody's, or leaves their boards out, now and in the future.
 * @throws AppError NOT_FOUND, PLAY_UNFINISHED; PLAY_REFUSED of another kind of game
 */
export async function countBoard(
  ctx: Context<'gameEngine', Owner>,
  { row, isCounted }: { row: PlayRow; isCounted: boolean },
): Promise<void> {
  const { gameId, status, deletedAt } = row
  if (deletedAt !== null) throw new AppError('NOT_FOUND')
  if (status !== 'finished') throw new AppError('PLAY_UNFINISHED')
  if (resultOf(row).outcome.kind !== 'tier') throw new AppError('PLAY_REFUSED')
  await inTransaction(ctx, async (tx) => {
    const owner = tx.actor
    await lockCounting(tx.db, ownerId(owner), gameId)
    await leaveBoardsOut(tx.db, owner, { gameId, isLeftOut: !isCounted })
    await recountBoards(tx, { owner, gameId })
  })
}
