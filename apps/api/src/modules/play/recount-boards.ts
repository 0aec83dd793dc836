import type { Context } from '../../platform/context/context.js'
import type { RowOwner } from '../../platform/db/ownership.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { addBoard, lockBoards, takeOutBoard, type CountedBoard } from '../game/index.js'
import { findBoardToCount, isLeavingBoardsOut, listCountedBoards } from './board-repository.js'
import { updatePlay } from './play-repository.js'
import type { PlayRow } from '../../schema/play/play.table.js'
import { resultOf } from './stored-play.js'

/**
 * Makes the sums of a game have the last board of this owner's that may count, and no other. Whatever changes an owner's
 * boards ends with it, under the lock of their counting, which makes one of such changes wait for the other.
 */
export async function recountBoards(
  ctx: Context<'gameEngine'>,
  { owner, gameId }: { owner: RowOwner; gameId: string },
): Promise<void> {
  const { db } = ctx
  const isLeftOut = await isLeavingBoardsOut(db, owner, gameId)
  const wanted = isLeftOut ? null : await findBoardToCount(db, owner, gameId)
  const counted = await listCountedBoards(db, owner, gameId)
  const isCounted = counted.length === (wanted ? 1 : 0) && counted[0]?.id === wanted?.id
  if (isCounted) return
  // After all rows of the owner's, so that nobody who holds it waits for one.
  await lockBoards(db, gameId)
  for (const board of counted) {
    if (board.id === wanted?.id) continue
    if (board.boardDay !== null) await takeOutBoard(db, countedOf(ctx, board, board.boardDay))
    await updatePlay(db, board.id, { boardDay: null })
  }
  if (wanted === null || wanted.boardDay !== null) return
  const boardDay = dayInSeoul(wanted.finishedAt ?? wanted.lastAt)
  await addBoard(db, countedOf(ctx, wanted, boardDay))
  await updatePlay(db, wanted.id, { boardDay })
}

function countedOf({ gameEngine }: Context<'gameEngine'>, row: PlayRow, day: number): CountedBoard {
  return { gameId: row.gameId, day, placements: gameEngine.placementsOf(resultOf(row).outcome) }
}
