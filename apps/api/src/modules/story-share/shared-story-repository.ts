import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../../schema/account/member.table.js'
import { profile } from '../../schema/profile/profile.table.js'
import { storySession, type StorySessionRow } from '../../schema/story/story-session.table.js'
import { turn, type TurnRow } from '../../schema/story/turn.table.js'
import { theme } from '../../schema/theme/theme.table.js'
import { storyShare, type StoryShareRow } from '../../schema/story/story-share.table.js'

/** A link with the story it is of, as far as both are still there. */
export type SharedRow = {
  share: StoryShareRow
  session: StorySessionRow
  ageRating: (typeof theme.$inferSelect)['ageRating']
  /** The last scene that it shows. */
  last: Pick<TurnRow, 'id' | 'parentId' | 'index' | 'output' | 'ending'>
}

/**
 * Null where it was withdrawn, its story deleted or closed while it is looked at, or its owner is leaving. What is
 * hidden is found, with `hiddenAt`.
 */
export function findSharedRow(db: Executor, code: string): Promise<SharedRow | null> {
  return findRow(db, eq(storyShare.code, code))
}

/** The same by its id. */
export function findSharedRowById(db: Executor, id: string): Promise<SharedRow | null> {
  return findRow(db, eq(storyShare.id, id))
}

async function findRow(db: Executor, where: SQL): Promise<SharedRow | null> {
  const { id, parentId, index, output, ending } = turn
  const [row] = await db
    .select({
      share: storyShare,
      session: storySession,
      ageRating: theme.ageRating,
      last: { id, parentId, index, output, ending },
    })
    .from(storyShare)
    .innerJoin(storySession, eq(storySession.id, storyShare.sessionId))
    .innerJoin(theme, eq(theme.id, storySession.themeId))
    .innerJoin(turn, eq(turn.id, storyShare.turnId))
    .innerJoin(profile, eq(profile.id, storyShare.ownerProfileId))
    .innerJoin(member, eq(member.id, profile.memberId))
    .where(
      and(
        where,
        isNull(storyShare.withdrawnAt),
        isNull(storySession.deletedAt),
        ne(storySession.status, 'locked'),
        isNull(member.eraseAt),
      ),
    )
  return row ?? null
}
