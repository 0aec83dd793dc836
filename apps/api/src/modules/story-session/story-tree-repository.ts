import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

export type TreeRow = {
  id: string
  parent_id: string | null
  session_id: string
  index: number
  input_kind: string | null
  input_text: string | null
  ending: { badge?: string } | null
}

/** The story, the one it goes back to, and all branches of that one, that were not deleted. */
export async function listStoriesOfTree(db: Executor, sessionId: string): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    with recursive above(id, parent_session_id) as (
      select id, parent_session_id from story_session where id = ${sessionId}
      union
      select story.id, story.parent_session_id
      from story_session story join above on story.id = above.parent_session_id
    ), tree(id) as (
      select id from above where parent_session_id is null
      union
      select story.id from story_session story join tree on story.parent_session_id = tree.id
    )
    select tree.id from tree join story_session story on story.id = tree.id
    where story.deleted_at is null`)
  return found.rows.map(({ id }) => id)
}

/**
 * The finished turns of some stories at which ways part, begin or end: roots, turns with several ways on, what follows
 * these, turns that somebody stands at, and endings. The newest first. A branch may stand at a turn of a story that was
 * deleted since.
 */
export async function listForks(
  db: Executor,
  sessionIds: readonly string[],
  most: number,
): Promise<TreeRow[]> {
  const ids = sql.join(
    sessionIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const found = await db.execute<TreeRow>(sql`
    with told as (
      select id, parent_id from turn
      where session_id in (${ids}) and (status = 'done' or status = 'stopped' and output <> '')
      union
      select leaf.id, leaf.parent_id
      from story_session story join turn leaf on leaf.id = story.leaf_turn_id where story.id in (${ids})
    ), forks as (
      select parent_id from told where parent_id is not null group by parent_id having count(*) > 1
    )
    select turn.id, turn.parent_id, turn.session_id, turn.index, turn.input_kind, turn.input_text, turn.ending
    from turn join told on told.id = turn.id
    where turn.parent_id is null or turn.ending is not null
      or turn.id in (select parent_id from forks)
      or turn.parent_id in (select parent_id from forks)
      or turn.id in (select leaf_turn_id from story_session where id in (${ids}))
      or turn.id in (select parent_turn_id from story_session where id in (${ids}))
    order by turn.created_at desc limit ${most}`)
  return found.rows
}

/** For each of some turns the nearest of them above it; null where there is none. */
export async function listNearestAbove(
  db: Executor,
  turnIds: readonly string[],
): Promise<Map<string, string>> {
  if (turnIds.length === 0) return new Map()
  const ids = sql.join(
    turnIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const found = await db.execute<{ of: string; id: string }>(sql`
    with recursive walk(of, id, is_found) as (
      select id, parent_id, parent_id in (${ids}) from turn where id in (${ids}) and parent_id is not null
      union all
      select walk.of, above.parent_id, above.parent_id in (${ids})
      from walk join turn above on above.id = walk.id
      where not walk.is_found and above.parent_id is not null
    )
    select of, id from walk where is_found`)
  return new Map(found.rows.map(({ of, id }) => [of, id]))
}
