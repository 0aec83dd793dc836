import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ReachedEnding } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { storySession, type StorySessionRow } from '../../schema/story/story-session.table.js'
import { theme, themeVersion } from '../../schema/theme/theme.table.js'
import { turn } from '../../schema/story/turn.table.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'

export type SessionPosition = { lastAt: string; id: string }
export type Shelf = 'reading' | 'ended' | 'branches' | 'archived'
type SessionFilter = {
  themeId?: string
  status?: StorySessionRow['status']
  /** All but what was put away without it. */
  shelf?: Shelf | undefined
  /** Those that were deleted then or later, instead of those of a shelf. */
  deletedSince?: Date | undefined
  after?: SessionPosition | null
  limit: number
}

export type SessionWithTheme = StorySessionRow & { themeCard: unknown }

const parent = alias(storySession, 'parent')
const branch = alias(storySession, 'branch')
const hasBranch = sql`exists (
  select from ${storySession} ${branch}
  where ${branch.parentSessionId} = ${storySession.id} and ${branch.origin} = 'branched'
    and ${branch.deletedAt} is null and ${branch.archivedAt} is null
)`
const isKept = isNull(storySession.deletedAt)

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
    .where(and(eq(storySession.id, id), ownedBy(storySession, owner), isKept))
  return row ? { ...row.session, ageRating: row.ageRating } : null
}

/** Somebody's story that came to its end, with its theme as it was read; none that came from a file. */
export async function findEndedSession(
  db: Executor,
  id: string,
): Promise<(RatedSession & SessionWithTheme) | null> {
  const [row] = await db
    .select({ session: storySession, ageRating: theme.ageRating, themeCard: themeVersion.card })
    .from(storySession)
    .innerJoin(theme, eq(theme.id, storySession.themeId))
    .innerJoin(themeVersion, eq(themeVersion.hash, storySession.themeVersionHash))
    .where(
      and(
        eq(storySession.id, id),
        eq(storySession.status, 'ended'),
        ne(storySession.origin, 'imported'),
        isKept,
      ),
    )
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
    .where(
      and(ownedBy(storySession, owner), eq(storySession.clientSessionId, clientSessionId), isKept),
    )
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

export type SessionChange = Partial<
  Pick<StorySessionRow, 'narrator' | 'title' | 'note' | 'archivedAt' | 'persona'>
>

/** Null where it was deleted meanwhile. */
export async function updateSession(
  db: Executor,
  id: string,
  change: SessionChange,
): Promise<StorySessionRow | null> {
  const [row] = await db
    .update(storySession)
    .set(change)
    .where(and(eq(storySession.id, id), isKept))
    .returning()
  return row ?? null
}

/**
 * The endings of a theme that an owner reached in any story, also where the turn was undone since. What was deleted
 * counts no more, what came from a file never did.
 */
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
        isKept,
        ne(storySession.origin, 'imported'),
        isNotNull(turn.ending),
        eq(turn.status, 'done'),
      ),
    )
    .groupBy(key)
    .orderBy(sql`min(${turn.createdAt})`)
  return rows.map(({ ending }) => ReachedEnding.parse(ending))
}

/** An owner's stories, the one read last first. A branch of what they cannot open has no parent. */
export async function listSessionRows(
  db: Executor,
  owner: RowOwner,
  only: SessionFilter,
): Promise<SessionWithTheme[]> {
  const { themeId, status, shelf, deletedSince, after, limit } = only
  const rows = await db
    .select({ session: storySession, themeCard: themeVersion.card, parentId: parent.id })
    .from(storySession)
    .innerJoin(themeVersion, eq(themeVersion.hash, storySession.themeVersionHash))
    .leftJoin(
      parent,
      and(
        eq(parent.id, storySession.parentSessionId),
        ownedBy(parent, owner),
        isNull(parent.deletedAt),
      ),
    )
    .where(
      and(
        ownedBy(storySession, owner),
        deletedSince ? gte(storySession.deletedAt, deletedSince) : and(isKept, isOnShelf(shelf)),
        themeId === undefined ? undefined : eq(storySession.themeId, themeId),
        status && eq(storySession.status, status),
        after
          ? sql`(${storySession.lastAt}, ${storySession.id}) < (${after.lastAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(storySession.lastAt), desc(storySession.id))
    .limit(limit)
  return rows.map(({ session, themeCard, parentId }) => ({
    ...session,
    parentSessionId: parentId,
    themeCard,
  }))
}

function isOnShelf(shelf: Shelf | undefined): SQL | undefined {
  if (shelf === 'archived') return isNotNull(storySession.archivedAt)
  const isOut = isNull(storySession.archivedAt)
  if (shelf === 'reading') return and(isOut, ne(storySession.status, 'ended'))
  if (shelf === 'ended') return and(isOut, eq(storySession.status, 'ended'))
  if (shelf === 'branches') return and(isOut, or(eq(storySession.origin, 'branched'), hasBranch))
  return isOut
}

/** The newest first. */
export async function listSessionsById(
  db: Executor,
  ids: readonly string[],
): Promise<SessionWithTheme[]> {
  const rows = await db
    .select({ session: storySession, themeCard: themeVersion.card })
    .from(storySession)
    .innerJoin(themeVersion, eq(themeVersion.hash, storySession.themeVersionHash))
    .where(inArray(storySession.id, [...ids]))
    .orderBy(desc(storySession.lastAt), desc(storySession.id))
  return rows.map(({ session, themeCard }) => ({ ...session, themeCard }))
}
