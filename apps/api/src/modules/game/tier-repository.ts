import { and, between, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Placement } from '@doran/game-engine'
import type { Executor } from '../../platform/db/client.js'
import { ALL_DAYS, gameStat, tierBoardStat, tierStat } from '../../schema/game/game.table.js'

export type CountedBoard = {
  gameId: string
  /** Of Seoul. */
  day: number
  placements: readonly Placement[]
}

export type PlacedCount = Placement & { count: number }
/** Of all time, or of the days from the first to the last. */
export type Days = 'all' | { from: number; to: number }

/** Held until the transaction ends: sums of one game's boards change one after the other. */
export async function lockBoards(db: Executor, gameId: string): Promise<void> {
  await db
    .select({ gameId: gameStat.gameId })
    .from(gameStat)
    .where(eq(gameStat.gameId, gameId))
    .for('no key update')
}

/** Adds a board to the sums of its day and of all time. */
export async function addBoard(
  db: Executor,
  { gameId, day, placements }: CountedBoard,
): Promise<void> {
  const days = [ALL_DAYS, day]
  await db
    .insert(tierBoardStat)
    .values(days.map((each) => ({ gameId, day: each, boards: 1 })))
    .onConflictDoUpdate({
      target: [tierBoardStat.gameId, tierBoardStat.day],
      set: { boards: sql`${tierBoardStat.boards} + 1` },
    })
  if (placements.length === 0) return
  await db
    .insert(tierStat)
    .values(
      days.flatMap((each) =>
        placements.map((placed) => ({ gameId, day: each, ...placed, count: 1 })),
      ),
    )
    .onConflictDoUpdate({
      target: [tierStat.gameId, tierStat.day, tierStat.itemKey, tierStat.rowKey],
      set: { count: sql`${tierStat.count} + 1` },
    })
}

/** Takes a board that was added out again; the sums of its day may be gone. */
export async function takeOutBoard(
  db: Executor,
  { gameId, day, placements }: CountedBoard,
): Promise<void> {
  const days = [ALL_DAYS, day]
  await db
    .update(tierBoardStat)
    .set({ boards: sql`${tierBoardStat.boards} - 1` })
    .where(and(eq(tierBoardStat.gameId, gameId), inArray(tierBoardStat.day, days)))
  if (placements.length === 0) return
  const placed = placements.map(({ itemKey, rowKey }) => sql`(${itemKey}, ${rowKey})`)
  await db
    .update(tierStat)
    .set({ count: sql`${tierStat.count} - 1` })
    .where(
      and(
        eq(tierStat.gameId, gameId),
        inArray(tierStat.day, days),
        sql`(${tierStat.itemKey}, ${tierStat.rowKey}) in (${sql.join(placed, sql`, `)})`,
      ),
    )
}

const inDays = (column: typeof tierStat.day | typeof tierBoardStat.day, days: Days) =>
  days === 'all' ? eq(column, ALL_DAYS) : between(column, days.from, days.to)

export async function listPlacedCounts(
  db: Executor,
  gameId: string,
  days: Days,
): Promise<PlacedCount[]> {
  return db
    .select({
      itemKey: tierStat.itemKey,
      rowKey: tierStat.rowKey,
      count: sql<number>`sum(${tierStat.count})::int`,
    })
    .from(tierStat)
    .where(and(eq(tierStat.gameId, gameId), inDays(tierStat.day, days)))
    .groupBy(tierStat.itemKey, tierStat.rowKey)
}

export async function countBoards(db: Executor, gameId: string, days: Days): Promise<number> {
  const [row] = await db
    .select({ boards: sql<number>`coalesce(sum(${tierBoardStat.boards}), 0)::int` })
    .from(tierBoardStat)
    .where(and(eq(tierBoardStat.gameId, gameId), inDays(tierBoardStat.day, days)))
  return row?.boards ?? 0
}

/** Forgets the sums of single days before that one. */
export async function deleteDaysBefore(db: Executor, day: number): Promise<void> {
  await db.delete(tierStat).where(and(gt(tierStat.day, ALL_DAYS), lt(tierStat.day, day)))
  await db
    .delete(tierBoardStat)
    .where(and(gt(tierBoardStat.day, ALL_DAYS), lt(tierBoardStat.day, day)))
}
