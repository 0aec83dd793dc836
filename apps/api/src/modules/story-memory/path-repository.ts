import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { pathTo } from '../story-path/index.js'

/** The index of a turn on the path to a leaf; null where it is not on it. */
export async function findIndexOnPath(
  db: Executor,
  { leafId, turnId }: { leafId: string; turnId: string },
): Promise<number | null> {
  const found = await db.execute<{ index: number }>(
    sql`${pathTo(leafId)} select index from path where id = ${turnId}`,
  )
  return found.rows[0]?.index ?? null
}

/**
 * Says of a story's memories which stand on the path, after its leaf moved by one turn: back to its parent, forward to
 * a child, or to a sibling.
 */
export async function followLeaf(
  db: Executor,
  sessionId: string,
  { from, to }: { from: { id: string }; to: { id: string; parentId: string | null } },
): Promise<void> {
  await db.execute(sql`
    update story_memory set is_on_path = (turn_id = ${to.id} or ${to.parentId === from.id})
    where session_id = ${sessionId} and turn_id in (${from.id}, ${to.id})`)
}

/** The same after it moved anywhere. */
export async function followFarLeaf(
  db: Executor,
  sessionId: string,
  leafId: string,
): Promise<void> {
  await db.execute(sql`
    ${pathTo(leafId)}
    update story_memory set is_on_path = exists (select from path where path.id = story_memory.turn_id)
    where session_id = ${sessionId}`)
}

/** Gives a branch what its story remembers up to the turn that they share. */
export async function copyMemories(
  db: Executor,
  { from, to, turnId }: { from: string; to: string; turnId: string },
): Promise<void> {
  await db.execute(sql`
    ${pathTo(turnId)}
    insert into story_memory (
      id, session_id, turn_id, turn_index, from_index, kind, text, source, state_key, is_pinned, is_on_path,
      edited_at, forgotten_at, created_at
    )
    select gen_random_uuid(), ${to}, memory.turn_id, memory.turn_index, memory.from_index, memory.kind, memory.text,
      memory.source, memory.state_key, memory.is_pinned, true, memory.edited_at, memory.forgotten_at,
      memory.created_at
    from story_memory memory join path on path.id = memory.turn_id
    where memory.session_id = ${from}`)
}
