import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

export type FoundRow = { id: string; index: number; text: string }

/** Turns of the path to a leaf whose input or output holds the words, newest first. Reads the path. */
export async function findOnPath(
  db: Executor,
  found: { leafId: string; words: string; before: number | null; limit: number },
): Promise<FoundRow[]> {
  const { leafId, words, before, limit } = found
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await db.execute<FoundRow>(sql`
    with recursive path(id, parent_id, index, text) as (
      select id, parent_id, index, coalesce(input_text, '') || ' ' || output from turn where id = ${leafId}
      union all
      select above.id, above.parent_id, above.index, coalesce(above.input_text, '') || ' ' || above.output
      from turn above join path on above.id = path.parent_id
    )
    select id, index, text from path
    where text ilike ${pattern} and (${before}::integer is null or index < ${before})
    order by index desc limit ${limit}`)
  return rows.rows
}
