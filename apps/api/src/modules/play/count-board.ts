import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerId, ownerOf, type RowOwner } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import {
  addBoard,
  lockBoards,
  takeOutBoard,
  type CountedBoard,
  findLastFinished,
} from '../game/index.js'
import { listCountedBoards, lockCounting, updatePlay } from './play-store.js'
import type { PlayRow } from './play.table.js'
import { resultOf } from './stored-play.js'

type BoardContext = Context<'gameEngine'>

/**
 * The day that a board which ends now counts for, in the place of the owner's earlier ones; null where it does not
 * count. `isTrusted`: it may count where there is none before it.
 */
export async function countBoard(
  ctx: BoardContext,
  {
    row,
    placements,
    isTrusted,
  }: { row: PlayRow; placements: CountedBoard['placements']; isTrusted: boolean },
): Promise<Pick<PlayRow, 'boardDay' | 'isLeftOut'>> {
  const { db, clock } = ctx
  const { gameId } = row
  const owner = ownerOf(row)
  const isLeftOut = (await findLastFinished(db, owner, gameId))?.isLeftOut ?? false
  const earlier = await takeOutBoards(ctx, owner, gameId)
  if (isLeftOut || !(isTrusted || earlier > 0)) return { boardDay: null, isLeftOut }
  const boardDay = dayInSeoul(clock.now())
  await addBoard(db, { gameId, day: boardDay, placements })
  return { boardDay, isLeftOut }
}

/** Takes all of an owner's boards of a game out of its sums; answers how many there were. */
async function takeOutBoards(ctx: BoardContext, owner: RowOwner, gameId: string): Promise<number> {
  await lockBoards(ctx.db, gameId)
  const boards = await listCountedBoards(ctx.db, owner, gameId)
  for (const board of boards) {
    await takeOutBoard(ctx.db, boardOf(ctx, board))
    await updatePlay(ctx.db, board.id, { boardDay: null })
  }
  return boards.length
}

/** Of a finished board. */
export function boardOf({ gameEngine }: BoardContext, row: PlayRow): CountedBoard {
  const placements = gameEngine.placementsOf(resultOf(row).outcome)
  return { gameId: row.gameId, day: row.boardDay ?? 0, placements }
}

/**
 * Puts its owner's last board of the game together with everybody's, or leaves it out, now and in the future. One that
 * was not counted for another reason stays uncounted.
 * @throws AppError NOT_FOUND, PLAY_UNFINISHED; PLAY_REFUSED of another kind of game
 */
export function setBoardCounted(
  ctx: Context<'gameEngine', Owner>,
  { row, isCounted }: { row: PlayRow; isCounted: boolean },
): Promise<void> {
  const { gameId, status, deletedAt } = row
  if (deletedAt !== null) throw new AppError('NOT_FOUND')
  if (status !== 'finished') throw new AppError('PLAY_UNFINISHED')
  return inTransaction(ctx, async (tx) => {
    const { db, actor } = tx
    await lockCounting(db, ownerId(actor), gameId)
    const last = await findLastFinished(db, actor, gameId)
    if (!last) throw new AppError('NOT_FOUND')
    if (resultOf(last).outcome.kind !== 'tier') throw new AppError('PLAY_REFUSED')
    if (last.isLeftOut === !isCounted) return
    await takeOutBoards(tx, actor, gameId)
    const mayCount = isCounted && (last.uncountedFor === null || last.uncountedFor === 'too_soon')
    const boardDay = mayCount ? dayInSeoul(last.finishedAt ?? last.lastAt) : null
    if (boardDay !== null) await addBoard(db, { ...boardOf(tx, last), day: boardDay })
    await updatePlay(db, last.id, { boardDay, isLeftOut: !isCounted })
  })
}
