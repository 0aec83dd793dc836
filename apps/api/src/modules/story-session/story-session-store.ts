import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { ReachedEnding, type NarratorKey } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { storySession, type StorySessionRow } from './story-session.table.js'
import { theme, themeVersion } from '../theme/theme.table.js'
import { turn } from '../story-turn/turn.table.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'

export type SessionPosition = { lastAt: string; id: string }
type SessionFilter = {
  themeId?: string
  status?: StorySessionRow['status']
  after?: SessionPosition | null
  limit: number
}

export type SessionWithTheme = StorySessionRow & { themeCard: unknown }

/** With the rating of its theme. */
export type RatedSession = StorySessionRow & Pick<typeof theme.$inferSelect, 'ageRating'>

export async function findSessionOfOwner(
  db: Executor,
  owner: RowOwner,
  id: string,
): Promise<RatedSession | null> {
  const [row] = await db
    .select({ session: storySession, ageRating: theme.ageRating })
    .from(storySession)
    .innerJoin(theme, eq(theme.id, storySession.themeId))
    .where(and(eq(storySession.id, id), ownedBy(storySession, owner)))
  return row ? { ...row.session, ageRating: row.ageRating } : null
}

/** Somebody's story that came to its end, with its theme as it was read. */
export async function findEndedSession(
  db: Executor,
  id: string,
): Promise<(RatedSession & SessionWithTheme) | null> {
  const [row] = await db
    .select({ session: storySession, ageRating: theme.ageRating, themeCard: themeVersion.card })
    .from(storySession)
    .innerJoin(theme, eq(theme.id, storySession.themeId))
    .innerJoin(themeVersion, eq(themeVersion.hash, storySession.themeVersionHash))
    .where(and(eq(storySession.id, id), eq(storySession.status, 'ended')))
  return row ? { ...row.session, ageRating: row.ageRating, themeCard: row.themeCard } : null
}

export async function findSessionByClientId(
  db: Executor,
  owner: RowOwner,
  clientSessionId: string,
): Promise<StorySessionRow | null> {
  const [row] = await db
    .select()
    .from(storySession)
    .where(and(ownedBy(storySession, owner), eq(storySession.clientSessionId, clientSessionId)))
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

export async function updateNarrator(
  db: Executor,
  id: string,
  narrator: NarratorKey,
): Promise<StorySessionRow | null> {
  const [row] = await db
    .update(storySession)
    .set({ narrator })
    .where(eq(storySession.id, id))
    .returning()
  return row ?? null
}

/** The endings of a theme that an owner reached in any story, also where the turn was undone since. */
export async function listReachedEndings(
  db: Executor,
  owner: RowOwner,
  themeId: string,
): Promise<ReachedEnding[]> {
  const key = sql`${turn.ending}->>'key'`
  const rows = await db
    .select({ ending: sql`(array_agg(${turn.ending} order by ${turn.createdAt}))[1]` })
    .from(storySession)
    .innerJoin(turn, eq(turn.sessionId, storySession.id))
    .where(
      and(
        ownedBy(storySession, owner),
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
  owner: RowOwner,
  only: SessionFilter,
): Promise<SessionWithTheme[]> {
  const { themeId, status, after, limit } = only
  const rows = await db
    .select({ session: storySession, themeCard: themeVersion.card })
    .from(storySession)
    .innerJoin(themeVersion, eq(themeVersion.hash, storySession.themeVersionHash))
    .where(
      and(
        ownedBy(storySession, owner),
        themeId === undefined ? undefined : eq(storySession.themeId, themeId),
        status && eq(storySession.status, status),
        after
          ? sql`(${storySession.lastAt}, ${storySession.id}) < (${after.lastAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(storySession.lastAt), desc(storySession.id))
    .limit(limit)
  return rows.map(({ session, themeCard }) => ({ ...session, themeCard }))
}
