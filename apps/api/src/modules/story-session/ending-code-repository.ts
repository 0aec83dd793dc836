import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { storyShare } from '../../schema/story/story-share.table.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'

/** The code of the newest link to a story's ending; null where there is none. */
export async function findEndingCode(
  db: Executor,
  { id, leafTurnId }: Pick<StorySessionRow, 'id' | 'leafTurnId'>,
): Promise<string | null> {
  const [row] = await db
    .select({ code: storyShare.code })
    .from(storyShare)
    .where(
      and(
        eq(storyShare.sessionId, id),
        eq(storyShare.turnId, leafTurnId),
        eq(storyShare.kind, 'ending'),
        isNull(storyShare.withdrawnAt),
        isNull(storyShare.hiddenAt),
      ),
    )
    .orderBy(desc(storyShare.createdAt))
    .limit(1)
  return row?.code ?? null
}
