import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.js'
import { storySession, type StorySessionRow } from '../../db/schema/story-session.js'
import { themeVersion } from '../../db/schema/theme.js'
import type { Owner } from '../../actor.js'

export type SessionPosition = { lastAt: string; id: string }
export type SessionWithTheme = StorySessionRow & { themeContent: unknown }

const ownedBy = (owner: Owner) => eq(storySession.ownerVisitorId, owner.visitorId)

export function ownerColumns(owner: Owner) {
  return { ownerVisitorId: owner.visitorId, ownerProfileId: null }
}

export async function findSessionOfOwner(
  db: Executor,
  owner: Owner,
  id: string,
): Promise<StorySessionRow | null> {
  const [row] = await db
    .select()
    .from(storySession)
    .where(and(eq(storySession.id, id), ownedBy(owner)))
  return row ?? null
}

export async function findSessionByClientId(
  db: Executor,
  owner: Owner,
  clientSessionId: string,
): Promise<StorySessionRow | null> {
  const [row] = await db
    .select()
    .from(storySession)
    .where(and(ownedBy(owner), eq(storySession.clientSessionId, clientSessionId)))
  return row ?? null
}

/** Inserts unless the owner has one under the same client id; answers null then. */
export async function insertSession(
  db: Executor,
  row: typeof storySession.$inferInsert,
): Promise<StorySessionRow | null> {
  const [inserted] = await db.insert(storySession).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

/** An owner's stories, the one read last first. */
export async function listSessionRows(
  db: Executor,
  owner: Owner,
  after: SessionPosition | null,
  limit: number,
): Promise<SessionWithTheme[]> {
  const rows = await db
    .select({ session: storySession, themeContent: themeVersion.content })
    .from(storySession)
    .innerJoin(themeVersion, eq(themeVersion.hash, storySession.themeVersionHash))
    .where(
      and(
        ownedBy(owner),
        after
          ? sql`(${storySession.lastAt}, ${storySession.id}) < (${after.lastAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(storySession.lastAt), desc(storySession.id))
    .limit(limit)
  return rows.map(({ session, themeContent }) => ({ ...session, themeContent }))
}
