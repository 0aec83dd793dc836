import type { PlayCard } from '@doran/contract'
import { PLAY } from '@doran/contract/limits'
import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerId } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import {
  findPlayWithGame,
  lockCounting,
  lockPlay,
  updatePlay,
  type RatedPlay,
} from './play-repository.js'
import { toPlayCard } from './play-view.js'
import type { PlayRow } from '../../schema/play/play.table.js'
import { recountBoards } from './recount-boards.js'

type PlayContext = Context<'gameEngine', Owner>

/** Nobody sees it any more; a board leaves the sums of its game, and the one before it takes its place. */
export function deletePlay(ctx: PlayContext, row: PlayRow): Promise<void> {
  return changeDeleted(ctx, row, ({ deletedAt }) => {
    if (deletedAt !== null) return null
    return { deletedAt: ctx.clock.now(), isPublic: false, showName: false }
  })
}

/**
 * Brings a deleted play back, a result private. A board counts again where it is the last one.
 * @throws AppError NOT_FOUND where that is too late
 */
export async function restorePlay(ctx: PlayContext, row: PlayRow): Promise<PlayCard> {
  await changeDeleted(ctx, row, ({ deletedAt }) => {
    if (deletedAt === null) return null
    const isLate = deletedAt.getTime() + PLAY.restorableMs <= ctx.clock.now().getTime()
    if (isLate) throw new AppError('NOT_FOUND')
    return { deletedAt: null }
  })
  const found = await findPlayWithGame(ctx.db, row.id)
  if (!found) throw new AppError('NOT_FOUND')
  return toPlayCard(found)
}

function changeDeleted(
  ctx: PlayContext,
  { id, gameId }: PlayRow,
  change: (row: RatedPlay) => Partial<PlayRow> | null,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = tx.actor
    await lockCounting(tx.db, ownerId(owner), gameId)
    const changes = change(await lockPlay(tx.db, id))
    if (changes === null) return
    await updatePlay(tx.db, id, changes)
    await recountBoards(tx, { owner, gameId })
  })
}
