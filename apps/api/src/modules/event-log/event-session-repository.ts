import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { eventSession } from '../../schema/event-log/event-session.table.js'
import type { SessionUse } from './session-use.js'

export async function insertEventSession(
  db: Executor,
  row: typeof eventSession.$inferInsert,
): Promise<void> {
  await db.insert(eventSession).values(row)
}

/** Makes it the member's, where one uses it. False where it may not be used. */
export async function touchSession(db: Executor, id: string, use: SessionUse): Promise<boolean> {
  const { now, memberId } = use
  const touched = await db
    .update(eventSession)
    .set({ lastSeenAt: now, ...(memberId && { memberId }) })
    .where(and(eq(eventSession.id, id), isUsable(use)))
    .returning({ id: eventSession.id })
  return touched.length > 0
}

/** Touches those that were last seen before `dueSince`. */
export async function touchDueSessions(
  db: Executor,
  ids: readonly string[],
  dueSince: Date,
  use: SessionUse,
): Promise<void> {
  await db
    .update(eventSession)
    .set({ lastSeenAt: use.now })
    .where(
      and(inArray(eventSession.id, ids), lte(eventSession.lastSeenAt, dueSince), isUsable(use)),
    )
}

function isUsable({ idleSince, memberId }: SessionUse): SQL | undefined {
  const isFree = isNull(eventSession.memberId)
  const isOwn = memberId ? or(isFree, eq(eventSession.memberId, memberId)) : isFree
  return and(gt(eventSession.lastSeenAt, idleSince), isOwn)
}

/** Deletes some sessions that were last seen before `deadline` and have no events left; returns how many. */
export async function purgeEventSessions(
  db: Executor,
  deadline: Date,
  limit: number,
): Promise<number> {
  const before = deadline.toISOString()
  const purged = await db.execute(sql`
    delete from event_session where id = any (array(
      select id from event_session
      where created_at < ${before} and last_seen_at < ${before}
        and not exists (select from event where event.session_id = event_session.id)
      limit ${limit} for update skip locked))`)
  return purged.rowCount ?? 0
}
