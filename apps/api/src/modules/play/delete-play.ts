import type { PlayCard } from '@doran/contract'
import { PLAY } from '@doran/contract/limits'
import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { addBoard, lockBoards, takeOutBoard } from '../game/index.js'
import { boardOf } from './count-board.js'
import { findPlayWithGame, listCountedBoards, lockPlay, updatePlay } from './play-store.js'
import { toPlayCard } from './play-view.js'
import type { PlayRow } from './play.table.js'

type PlayContext = Context<'gameEngine', Owner>

/** Nobody sees it any more; a board leaves the sums of its game. */
export function deletePlay(ctx: PlayContext, { id, gameId }: PlayRow): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockBoards(tx.db, gameId)
    const row = await lockPlay(tx.db, id)
    if (row.deletedAt !== null) return
    if (row.boardDay !== null) await takeOutBoard(tx.db, boardOf(tx, row))
    await updatePlay(tx.db, id, { deletedAt: tx.clock.now(), isPublic: false, showName: false })
  })
}

/**
 * Brings a deleted play back, a result private. A board counts again where its owner has no other that does.
 * @throws AppError NOT_FOUND where that is too late
 */
export async function restorePlay(ctx: PlayContext, { id, gameId }: PlayRow): Promise<PlayCard> {
  await inTransaction(ctx, async (tx) => {
    await lockBoards(tx.db, gameId)
    const row = await lockPlay(tx.db, id)
    if (row.deletedAt === null) return
    const isLate = row.deletedAt.getTime() + PLAY.restorableMs <= tx.clock.now().getTime()
    if (isLate) throw new AppError('NOT_FOUND')
    const others = await listCountedBoards(tx.db, tx.actor, gameId)
    const boardDay = others.length > 0 ? null : row.boardDay
    if (boardDay !== null) await addBoard(tx.db, boardOf(tx, row))
    await updatePlay(tx.db, id, { deletedAt: null, boardDay })
  })
  const found = await findPlayWithGame(ctx.db, id)
  if (!found) throw new AppError('NOT_FOUND')
  return toPlayCard(found)
}
