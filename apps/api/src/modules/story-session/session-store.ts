import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { ReachedEnding } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { storySession, type StorySessionRow } from './story-session.table.js'
import { themeVersion } from '../theme/theme.table.js'
import { turn } from '../story-turn/turn.table.js'
import { ownedBy, type StoryOwner } from '../../platform/db/ownership.js'

export type SessionPosition = { lastAt: string; id: string }
export type SessionWithTheme = StorySessionRow & { themeCard: unknown }

export async function findSessionOfOwner(
  db: Executor,
  owner: StoryOwner,
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
  owner: StoryOwner,
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

/** The endings of a theme that an owner was told in any story, also where a turn was taken back since. */
export async function listReachedEndings(
  db: Executor,
  owner: StoryOwner,
  themeId: string,
): Promise<ReachedEnding[]> {
  const key = sql`${turn.ending}->>'key'`
  const rows = await db
    .select({ ending: sql`(array_agg(${turn.ending} order by ${turn.createdAt}))[1]` })
    .from(storySession)
    .innerJoin(turn, eq(turn.sessionId, storySession.id))
    .where(
      and(
        ownedBy(owner),
        eq(storySession.themeId, themeId),
        isNotNull(turn.ending),
        eq(turn.status, 'done'),
      ),
    )
    .groupBy(key)
    .orderBy(sql`min(${turn.createdAt})`)
  return rows.map(({ ending }) => ReachedEnding.parse(ending))
}

/** An owner's stories, the one read last first. */
export async function listSessionRows(
  db: Executor,
  owner: StoryOwner,
  after: SessionPosition | null,
  limit: number,
  only: { themeId?: string; status?: StorySessionRow['status'] } = {},
): Promise<SessionWithTheme[]> {
  const rows = await db
    .select({ session: storySession, themeCard: themeVersion.card })
    .from(storySession)
    .innerJoin(themeVersion, eq(themeVersion.hash, storySession.themeVersionHash))
    .where(
      and(
        ownedBy(owner),
        only.themeId === undefined ? undefined : eq(storySession.themeId, only.themeId),
        only.status && eq(storySession.status, only.status),
        after
          ? sql`(${storySession.lastAt}, ${storySession.id}) < (${after.lastAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(storySession.lastAt), desc(storySession.id))
    .limit(limit)
  return rows.map(({ session, themeCard }) => ({ ...session, themeCard }))
}
