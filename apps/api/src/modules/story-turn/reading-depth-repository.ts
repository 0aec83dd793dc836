import { and, count, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { storySession } from '../../schema/story/story-session.table.js'
import { turn } from '../../schema/story/turn.table.js'

/** What a member read of a theme themselves: nothing of what was brought in from a file, or deleted since. */
const isOwnReading = (profileId: string, themeId: string) =>
  and(
    eq(storySession.ownerProfileId, profileId),
    eq(storySession.themeId, themeId),
    ne(storySession.origin, 'imported'),
    isNull(storySession.deletedAt),
    eq(turn.status, 'done'),
  )

/** How many turns they opened and read to their end; another telling of the same input is none. */
export async function countTurnsRead(
  db: Executor,
  profileId: string,
  themeId: string,
): Promise<number> {
  const [found] = await db
    .select({ turns: count() })
    .from(storySession)
    .innerJoin(turn, eq(turn.sessionId, storySession.id))
    .where(
      and(
        isOwnReading(profileId, themeId),
        isNotNull(turn.clientTurnId),
        isNull(turn.variantOf),
        eq(turn.isEdited, false),
      ),
    )
  return found?.turns ?? 0
}

/** The ending that they reached last, as it is stored; null where there is none. */
export async function findLastEnding(
  db: Executor,
  profileId: string,
  themeId: string,
): Promise<unknown> {
  const [found] = await db
    .select({ ending: turn.ending })
    .from(storySession)
    .innerJoin(turn, eq(turn.sessionId, storySession.id))
    .where(and(isOwnReading(profileId, themeId), isNotNull(turn.ending)))
    .orderBy(desc(turn.createdAt))
    .limit(1)
  return found?.ending ?? null
}
