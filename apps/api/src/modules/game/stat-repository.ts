import { asc, eq, sql } from 'drizzle-orm'
import type { ItemTally } from '@doran/game-engine'
import type { Executor } from '../../platform/db/client.js'
import { gameStat, itemStat, resultStat } from '../../schema/game/game.table.js'
import { heatAt, hotScore } from './hot-score.js'

export type ResultCount = { resultKey: string; count: number }
export type ItemCount = Omit<typeof itemStat.$inferSelect, 'gameId'>

/** Of all versions. */
export async function listResultCounts(db: Executor, gameId: string): Promise<ResultCount[]> {
  return db
    .select({ resultKey: resultStat.resultKey, count: sql<number>`sum(${resultStat.count})::int` })
    .from(resultStat)
    .where(eq(resultStat.gameId, gameId))
    .groupBy(resultStat.resultKey)
}

export async function listItemCounts(db: Executor, gameId: string): Promise<ItemCount[]> {
  return db
    .select(itemCountColumns)
    .from(itemStat)
    .where(eq(itemStat.gameId, gameId))
    .orderBy(asc(itemStat.itemKey))
}

const itemCountColumns = {
  itemKey: itemStat.itemKey,
  shown: itemStat.shown,
  won: itemStat.won,
  finals: itemStat.finals,
  champions: itemStat.champions,
}

export async function addStart(db: Executor, gameId: string): Promise<void> {
  const [stat] = await db
    .update(gameStat)
    .set({ starts: sql`${gameStat.starts} + 1` })
    .where(eq(gameStat.gameId, gameId))
    .returning()
  if (stat) await storeHot(db, stat)
}

/** Adds a finish at that time. */
export async function addFinish(db: Executor, gameId: string, at: Date): Promise<void> {
  const heat = sql`${heatAt(at)}::float8`
  const [stat] = await db
    .update(gameStat)
    .set({
      finishes: sql`${gameStat.finishes} + 1`,
      // ln(e^a + e^b); far apart the smaller one is nothing, and PostgreSQL refuses to compute it.
      heat: sql`greatest(${gameStat.heat}, ${heat}) + case
        when abs(${gameStat.heat} - ${heat}) > 40 then 0
        else ln(1 + exp(-abs(${gameStat.heat} - ${heat}))) end`,
    })
    .where(eq(gameStat.gameId, gameId))
    .returning()
  if (stat) await storeHot(db, stat)
}

async function storeHot(db: Executor, stat: typeof gameStat.$inferSelect): Promise<void> {
  await db.execute(
    sql`update game set hot = ${hotScore(stat)}, finishes = ${stat.finishes} where id = ${stat.gameId}`,
  )
}

export async function addResult(
  db: Executor,
  row: { gameId: string; versionId: string; resultKey: string },
): Promise<void> {
  await db
    .insert(resultStat)
    .values({ ...row, count: 1 })
    .onConflictDoUpdate({
      target: [resultStat.gameId, resultStat.resultKey, resultStat.versionId],
      set: { count: sql`${resultStat.count} + 1` },
    })
}

/** In one statement, in the order of their keys, so that two plays that end at once never wait for each other. */
export async function addItems(
  db: Executor,
  gameId: string,
  tallies: readonly ItemTally[],
): Promise<void> {
  if (tallies.length === 0) return
  const rows = tallies
    .toSorted((one, other) => (one.itemKey < other.itemKey ? -1 : 1))
    .map(({ itemKey, shown, won, isFinalist, isChampion }) => ({
      gameId,
      itemKey,
      shown,
      won,
      finals: Number(isFinalist),
      champions: Number(isChampion),
    }))
  await db
    .insert(itemStat)
    .values(rows)
    .onConflictDoUpdate({
      target: [itemStat.gameId, itemStat.itemKey],
      set: {
        shown: sql`${itemStat.shown} + excluded.shown`,
        won: sql`${itemStat.won} + excluded.won`,
        finals: sql`${itemStat.finals} + excluded.finals`,
        champions: sql`${itemStat.champions} + excluded.champions`,
      },
    })
}
