import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { storySession } from '../../schema/story/story-session.table.js'

/** Locks a visitor's stories until the transaction ends. */
export async function lockSessionsOfVisitor(db: Executor, visitorId: string): Promise<void> {
  await db
    .select({ id: storySession.id })
    .from(storySession)
    .where(eq(storySession.ownerVisitorId, visitorId))
    .orderBy(storySession.id)
    .for('no key update')
}

/**
 * Makes a visitor's stories a member's; answers how many of them are not deleted. Where the member has a story under the same client id, the
 * moved one is given an id which no client can send.
 */
export async function moveSessions(db: Executor, { visitorId, profileId }: Merge): Promise<number> {
  const moved = await db.execute<{ is_kept: boolean }>(sql`
    update story_session moved set
      owner_visitor_id = null, owner_profile_id = ${profileId},
      client_session_id = case when exists (
        select from story_session own
        where own.owner_profile_id = ${profileId} and own.client_session_id = moved.client_session_id
      ) then moved.client_session_id || '-' || moved.id else moved.client_session_id end
    where owner_visitor_id = ${visitorId}
    returning deleted_at is null as is_kept`)
  return moved.rows.filter((row) => row.is_kept).length
}
