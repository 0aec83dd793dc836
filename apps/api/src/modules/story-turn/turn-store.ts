import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { storySession, type StorySessionRow } from '../story-session/story-session.table.js'
import { turn, type TurnRow } from './turn.table.js'
import { notifyStop, notifyTurn } from './turn-notifier.js'
import { ownedBy, type StoryOwner } from '../../platform/db/ownership.js'

/** How long a process may be silent before its turn counts as broken off. */
export const LEASE_MS = 15_000

export async function findTurnRow(db: Executor, id: string): Promise<TurnRow | null> {
  const [row] = await db.select().from(turn).where(eq(turn.id, id))
  return row ?? null
}

export async function findTurnOfOwner(
  db: Executor,
  owner: StoryOwner,
  id: string,
): Promise<TurnRow | null> {
  const [row] = await db
    .select({ turn })
    .from(turn)
    .innerJoin(storySession, eq(storySession.id, turn.sessionId))
    .where(and(eq(turn.id, id), ownedBy(owner)))
  return row?.turn ?? null
}

/** Locks a story session's row until the transaction ends; all writers of its tree do. */
export async function lockSession(db: Executor, id: string): Promise<StorySessionRow> {
  const [row] = await db.select().from(storySession).where(eq(storySession.id, id)).for('update')
  if (!row) throw new Error(`story session ${id} is gone`)
  return row
}

export async function findStreamingTurn(db: Executor, sessionId: string): Promise<TurnRow | null> {
  const [row] = await db
    .select()
    .from(turn)
    .where(and(eq(turn.sessionId, sessionId), eq(turn.status, 'streaming')))
  return row ?? null
}

/** The newest child of the leaf that is not part of the path: being told, broken off, or not told. */
export async function findPendingTurn(db: Executor, leafTurnId: string): Promise<TurnRow | null> {
  const [row] = await db
    .select()
    .from(turn)
    .where(and(eq(turn.parentId, leafTurnId)))
    .orderBy(desc(turn.createdAt), desc(turn.id))
    .limit(1)
  return row && ['streaming', 'failed', 'blocked'].includes(row.status) ? row : null
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

export async function insertTurn(db: Executor, row: typeof turn.$inferInsert): Promise<TurnRow> {
  const [inserted] = await db.insert(turn).values(row).returning()
  if (!inserted) throw new Error('the inserted turn did not come back')
  return inserted
}

export async function requestStop(db: Executor, id: string): Promise<void> {
  await db
    .update(turn)
    .set({ isStopRequested: true })
    .where(and(eq(turn.id, id), eq(turn.status, 'streaming')))
  await notifyStop(db, id)
}

/** Streaming turns whose process has fallen silent. Never one of `processId`, which knows better. */
export async function listDeadTurns(
  db: Executor,
  now: Date,
  processId: string,
): Promise<{ id: string; sessionId: string }[]> {
  return db
    .select({ id: turn.id, sessionId: turn.sessionId })
    .from(turn)
    .where(
      and(eq(turn.status, 'streaming'), lt(turn.leaseUntil, now), ne(turn.ownerProcess, processId)),
    )
    .limit(500)
}

/** Marks one broken off, if its lease ran out before `deadline`: what was told stays. */
export async function failDeadTurn(
  db: Executor,
  id: string,
  deadline: Date,
  settledAt = deadline,
): Promise<TurnRow | null> {
  const [row] = await db
    .update(turn)
    .set({ status: 'failed', halt: 'broken', settledAt, ownerProcess: null, leaseUntil: null })
    .where(and(eq(turn.id, id), eq(turn.status, 'streaming'), lt(turn.leaseUntil, deadline)))
    .returning()
  if (row) await notifyTurn(db, id)
  return row ?? null
}
