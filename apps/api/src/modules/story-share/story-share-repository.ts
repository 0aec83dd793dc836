import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { storySession } from '../../schema/story/story-session.table.js'
import { storyShare, type StoryShareRow } from '../../schema/story/story-share.table.js'

/** Leads somewhere, as far as it alone can say. */
export const isStanding = and(isNull(storyShare.withdrawnAt), isNull(storyShare.hiddenAt))

export async function findShareOfOwner(
  db: Executor,
  profileId: string,
  id: string,
): Promise<StoryShareRow | null> {
  return findShare(db, and(eq(storyShare.id, id), eq(storyShare.ownerProfileId, profileId)))
}

export async function findShareByClientId(
  db: Executor,
  { sessionId, clientShareId }: Pick<StoryShareRow, 'sessionId' | 'clientShareId'>,
): Promise<StoryShareRow | null> {
  return findShare(
    db,
    and(eq(storyShare.sessionId, sessionId), eq(storyShare.clientShareId, clientShareId)),
  )
}

async function findShare(db: Executor, where: SQL | undefined): Promise<StoryShareRow | null> {
  const [row] = await db.select().from(storyShare).where(where)
  return row ?? null
}

/** Locks a story until the transaction ends, so that its links are counted by one at a time. */
export async function lockSharedSession(db: Executor, sessionId: string): Promise<void> {
  await db
    .select({ id: storySession.id })
    .from(storySession)
    .where(eq(storySession.id, sessionId))
    .for('no key update')
}

export async function insertShare(
  db: Executor,
  row: typeof storyShare.$inferInsert,
): Promise<StoryShareRow> {
  const [inserted] = await db.insert(storyShare).values(row).returning()
  if (!inserted) throw new Error('the inserted share did not come back')
  return inserted
}

export async function countStanding(db: Executor, sessionId: string): Promise<number> {
  const [row] = await db
    .select({ shares: count() })
    .from(storyShare)
    .where(and(eq(storyShare.sessionId, sessionId), isStanding))
  return row?.shares ?? 0
}

/** A story's links that stand, the newest first: never more than may stand at once. */
export async function listStanding(db: Executor, sessionId: string): Promise<StoryShareRow[]> {
  return db
    .select()
    .from(storyShare)
    .where(and(eq(storyShare.sessionId, sessionId), isStanding))
    .orderBy(desc(storyShare.createdAt), desc(storyShare.id))
}

/** What was withdrawn before keeps its time. */
export async function setWithdrawn(db: Executor, id: string, withdrawnAt: Date): Promise<void> {
  await db
    .update(storyShare)
    .set({ withdrawnAt })
    .where(and(eq(storyShare.id, id), isNull(storyShare.withdrawnAt)))
}

export async function setHiddenAt(db: Executor, id: string, hiddenAt: Date | null): Promise<void> {
  await db.update(storyShare).set({ hiddenAt }).where(eq(storyShare.id, id))
}

export async function countContinued(db: Executor, id: string): Promise<void> {
  await db
    .update(storyShare)
    .set({ continued: sql`${storyShare.continued} + 1` })
    .where(eq(storyShare.id, id))
}
