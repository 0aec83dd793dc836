import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { storySession } from '../../schema/story/story-session.table.js'
import { isCountedTurn } from './counted-turn.js'
import { notifyTurn } from './turn-notification-repository.js'
import { theme } from '../../schema/theme/theme.table.js'
import { turn, type TurnRow } from '../../schema/story/turn.table.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'

/** How long a process may be silent before its turns are failed. */
export const LEASE_MS = 15_000

export async function findTurnRow(db: Executor, id: string): Promise<TurnRow | null> {
  const [row] = await db.select().from(turn).where(eq(turn.id, id))
  return row ?? null
}

const isReadable = sql`(${storySession.deletedAt} is null or exists (
  select from ${storySession} branch
  where branch.parent_session_id = ${storySession.id} and branch.deleted_at is null
))`

/** With the rating of its theme. */
export type RatedTurn = TurnRow & Pick<typeof theme.$inferSelect, 'ageRating'>

/** Nothing of a deleted story but what a branch of it still tells. */
export async function findTurnOfOwner(
  db: Executor,
  owner: RowOwner,
  id: string,
): Promise<RatedTurn | null> {
  const [row] = await db
    .select({ turn, ageRating: theme.ageRating })
    .from(turn)
    .innerJoin(storySession, eq(storySession.id, turn.sessionId))
    .innerJoin(theme, eq(theme.id, storySession.themeId))
    .where(and(eq(turn.id, id), ownedBy(storySession, owner), isReadable))
  return row ? { ...row.turn, ageRating: row.ageRating } : null
}

export async function findStreamingTurn(db: Executor, sessionId: string): Promise<TurnRow | null> {
  const [row] = await db
    .select()
    .from(turn)
    .where(and(eq(turn.sessionId, sessionId), eq(turn.status, 'streaming')))
  return row ?? null
}

export async function insertTurn(db: Executor, row: typeof turn.$inferInsert): Promise<TurnRow> {
  const [inserted] = await db.insert(turn).values(row).returning()
  if (!inserted) throw new Error('the inserted turn did not come back')
  return inserted
}

/** Parents may come after their children. */
export async function insertTurns(
  db: Executor,
  rows: readonly (typeof turn.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(turn).values([...rows])
}

/** Makes a finalized turn the leaf of a story. A locked story stays locked. */
export async function moveLeaf(
  db: Executor,
  sessionId: string,
  { id, index, ending, lastSentence, lastAt }: NewLeaf,
): Promise<void> {
  const status = ending === null ? 'active' : 'ended'
  await db
    .update(storySession)
    .set({
      leafTurnId: id,
      turnCount: index,
      status: sql`case when ${storySession.status} = 'locked' then 'locked' else ${status} end`,
      ending,
      lastSentence,
      lastAt,
    })
    .where(eq(storySession.id, sessionId))
}

type NewLeaf = Pick<TurnRow, 'id' | 'index' | 'ending'> & { lastSentence: string; lastAt: Date }

/** How many of a visitor's turns count against their turns by a model, up to `most`. */
export async function countModelTurns(
  db: Executor,
  visitorId: string,
  most: number,
): Promise<number> {
  const found = await db.execute<{ counted: number }>(
    sql`select count_model_turns(${visitorId}, ${most}) as counted`,
  )
  return found.rows[0]?.counted ?? 0
}

/** The versions that a story is pinned to. */
export async function findStoryVersion(
  db: Executor,
  sessionId: string,
): Promise<{ themeHash: string; commonHash: string }> {
  const [row] = await db
    .select({
      themeHash: storySession.themeVersionHash,
      commonHash: storySession.commonVersionHash,
    })
    .from(storySession)
    .where(eq(storySession.id, sessionId))
  if (!row) throw new Error(`story session ${sessionId} is gone`)
  return row
}

/** The profile that a story belongs to; null of a visitor's. */
export async function findSessionOwner(db: Executor, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ profileId: storySession.ownerProfileId })
    .from(storySession)
    .where(eq(storySession.id, sessionId))
  return row?.profileId ?? null
}

export async function requestStop(db: Executor, id: string): Promise<void> {
  await db
    .update(turn)
    .set({ isStopRequested: true })
    .where(and(eq(turn.id, id), eq(turn.status, 'streaming')))
  await notifyTurn(db, id, 'stop')
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

/** Fails a streaming turn whose lease ran out before `deadline`; its text stays. */
export async function failDeadTurn(
  db: Executor,
  id: string,
  { deadline, settledAt = deadline }: { deadline: Date; settledAt?: Date },
): Promise<TurnRow | null> {
  const failed = { status: 'failed', halt: 'broken' } as const
  // Nothing that failed counts, whatever its narrator and text.
  const isCounted = isCountedTurn({ narrator: 'model', output: '', ...failed })
  const [row] = await db
    .update(turn)
    .set({ ...failed, isCounted, settledAt, ownerProcess: null, leaseUntil: null })
    .where(and(eq(turn.id, id), eq(turn.status, 'streaming'), lt(turn.leaseUntil, deadline)))
    .returning()
  if (!row) return null
  if (row.gemsHeld > 0) {
    await db.execute(sql`select settle_hold(${id}, false, ${settledAt.toISOString()})`)
  }
  await notifyTurn(db, id, 'changed')
  return row
}
