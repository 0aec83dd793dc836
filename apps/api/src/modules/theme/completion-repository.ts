import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

/** How many people read a theme, and how many of them reached an ending; what was brought in from a file counts as none. */
export async function countCompletions(
  db: Executor,
  themeId: string,
): Promise<{ readers: number; finished: number }> {
  const { rows } = await db.execute<{ readers: number; finished: number }>(sql`
    select count(*)::int as readers, (count(*) filter (where is_finished))::int as finished
    from (
      select bool_or(ending is not null) as is_finished from story_session
      where theme_id = ${themeId} and turn_count > 0 and origin <> 'imported'
      group by coalesce(owner_profile_id, owner_visitor_id)
    ) as reading`)
  const [row] = rows
  if (!row) throw new Error('unreachable: one row is asked for')
  return row
}
