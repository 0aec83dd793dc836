import { and, desc, eq, getTableColumns, isNotNull, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'
import { game } from '../../schema/game/game.table.js'
import { finishedOf } from './play-repository.js'
import { play, type PlayRow } from '../../schema/play/play.table.js'

/** Of an owner's boards of a game those that are in its sums; locked until the transaction ends. */
export async function listCountedBoards(
  db: Executor,
  owner: RowOwner,
  gameId: string,
): Promise<PlayRow[]> {
  return db
    .select()
    .from(play)
    .where(and(ownedBy(play, owner), eq(play.gameId, gameId), isNotNull(play.boardDay)))
    .orderBy(play.id)
    .for('no key update')
}

/**
 * The last board of an owner's that was made as people make them; locked until the transaction ends. Null of games of
 * other kinds.
 */
export async function findBoardToCount(
  db: Executor,
  owner: RowOwner,
  gameId: string,
): Promise<PlayRow | null> {
  const [row] = await db
    .select(getTableColumns(play))
    .from(play)
    .innerJoin(game, and(eq(game.id, play.gameId), eq(game.kind, 'tier')))
    .where(
      and(
        ...finishedOf(owner, gameId),
        isNull(play.deletedAt),
        or(isNull(play.uncountedFor), eq(play.uncountedFor, 'too_soon')),
      ),
    )
    .orderBy(desc(play.finishedAt), desc(play.id))
    .limit(1)
    .for('no key update', { of: play })
  return row ?? null
}

/** What an owner said of their boards of a game; said of one, it is said of all, also of those that were deleted. */
export async function isLeavingBoardsOut(
  db: Executor,
  owner: RowOwner,
  gameId: string,
): Promise<boolean> {
  const [said] = await db
    .select({ id: play.id })
    .from(play)
    .where(and(...finishedOf(owner, gameId), play.isLeftOut))
    .limit(1)
  return said !== undefined
}

export async function leaveBoardsOut(
  db: Executor,
  owner: RowOwner,
  { gameId, isLeftOut }: { gameId: string; isLeftOut: boolean },
): Promise<void> {
  await db
    .update(play)
    .set({ isLeftOut })
    .where(and(...finishedOf(owner, gameId)))
}

/** The games of which an owner has a board in the sums. */
export async function listGamesOfBoards(db: Executor, owner: RowOwner): Promise<string[]> {
  const rows = await db
    .selectDistinct({ gameId: play.gameId })
    .from(play)
    .where(and(ownedBy(play, owner), isNotNull(play.boardDay)))
    .orderBy(play.gameId)
  return rows.map(({ gameId }) => gameId)
}
