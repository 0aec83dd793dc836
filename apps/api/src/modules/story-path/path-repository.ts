import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { storySession, type StorySessionRow } from '../../schema/story/story-session.table.js'
import { turn, type TurnRow } from '../../schema/story/turn.table.js'

/**
 * `with path(id, parent_id, index)`: a turn and those above it, down to the one of `fromIndex`, through whichever
 * stories of the tree the path goes. Its cost is the turns in between: for what a reader asks for, never for a turn.
 */
export const pathTo = (turnId: string, fromIndex = 0): SQL => sql`
  with recursive path(id, parent_id, index) as (
    select id, parent_id, index from turn where id = ${turnId}
    union all
    select above.id, above.parent_id, above.index
    from turn above join path on above.id = path.parent_id
    where path.index > ${fromIndex}
  )`

/** The ids of the turns from the root to a leaf. */
export async function listPathIds(db: Executor, leafId: string): Promise<string[]> {
  const found = await db.execute<{ id: string }>(
    sql`${pathTo(leafId)} select id from path order by index`,
  )
  return found.rows.map(({ id }) => id)
}

/** The turn of an index on the path to another one; null where the path does not reach it. */
export async function findIdOnPath(
  db: Executor,
  fromId: string,
  index: number,
): Promise<string | null> {
  const found = await db.execute<{ id: string }>(
    sql`${pathTo(fromId, index)} select id from path where index = ${index}`,
  )
  return found.rows[0]?.id ?? null
}

/** The path from a turn up to the root, newest first. Its cost is the page's, not the story's. */
export async function listPath(db: Executor, fromId: string, limit: number): Promise<TurnRow[]> {
  const found = await db.execute<{ id: string }>(sql`
    with recursive path(id, parent_id, depth) as (
      select id, parent_id, 1 from turn where id = ${fromId}
      union all
      select above.id, above.parent_id, path.depth + 1
      from turn above join path on above.id = path.parent_id
      where path.depth < ${limit}
    )
    select id from path`)
  const ids = found.rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db.select().from(turn).where(inArray(turn.id, ids))
  return rows.toSorted((a, b) => b.index - a.index)
}

/** Locks a story session's row until the transaction ends; all writers of its tree do. */
export async function lockStorySession(db: Executor, id: string): Promise<StorySessionRow> {
  const [row] = await db.select().from(storySession).where(eq(storySession.id, id)).for('update')
  if (!row) throw new Error(`story session ${id} is gone`)
  return row
}
