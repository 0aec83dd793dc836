import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { pathTo } from '../story-path/index.js'

export type FoundRow = { id: string; index: number; text: string }

/** Turns of the path to a leaf whose input or output holds the words, newest first. Reads the path. */
export async function findOnPath(
  db: Executor,
  found: { leafId: string; words: string; before: number | null; limit: number },
): Promise<FoundRow[]> {
  const { leafId, words, before, limit } = found
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await db.execute<FoundRow>(sql`
    ${pathTo(leafId)}, told as (
      select turn.id, turn.index, coalesce(turn.input_text, '') || ' ' || turn.output as text
      from path join turn on turn.id = path.id
    )
    select id, index, text from told
    where text ilike ${pattern} and (${before}::integer is null or index < ${before})
    order by index desc limit ${limit}`)
  return rows.rows
}
