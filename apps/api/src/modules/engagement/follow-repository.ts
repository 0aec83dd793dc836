import { and, desc, eq, sql } from 'drizzle-orm'
import type { FollowTarget } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { follow } from '../../schema/engagement/follow.table.js'

export type FollowRow = typeof follow.$inferSelect

export async function listFollowRows(
  db: Executor,
  profileId: string,
  { after, limit }: { after: { createdAt: string; targetId: string } | null; limit: number },
): Promise<FollowRow[]> {
  return db
    .select()
    .from(follow)
    .where(
      and(
        eq(follow.profileId, profileId),
        after
          ? sql`(${follow.createdAt}, ${follow.targetId}) < (${after.createdAt}::timestamptz, ${after.targetId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(follow.createdAt), desc(follow.targetId))
    .limit(limit)
}

/** False where it is not followed. */
export async function updateFollowNotices(
  db: Executor,
  profileId: string,
  {
    targetType,
    targetId,
    hasNotices,
  }: Pick<FollowRow, 'targetId' | 'hasNotices'> & { targetType: FollowTarget },
): Promise<boolean> {
  const { rowCount } = await db
    .update(follow)
    .set({ hasNotices })
    .where(
      and(
        eq(follow.profileId, profileId),
        eq(follow.targetType, targetType),
        eq(follow.targetId, targetId),
      ),
    )
  return rowCount === 1
}
