import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

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
