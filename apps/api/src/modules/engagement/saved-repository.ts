import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { SaveTarget } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { save } from '../../schema/engagement/save.table.js'

export type SaveRow = typeof save.$inferSelect
export type SavePosition = { createdAt: string; targetId: string }
export type SaveFilter = {
  targetType?: SaveTarget | undefined
  collectionId?: string | undefined
  sort: 'new' | 'old'
}

/** What a member saved, by when. */
export async function listSaveRows(
  db: Executor,
  profileId: string,
  { targetType, collectionId, sort }: SaveFilter,
  { after, limit }: { after: SavePosition | null; limit: number },
): Promise<SaveRow[]> {
  const isOld = sort === 'old'
  return db
    .select()
    .from(save)
    .where(
      and(
        eq(save.profileId, profileId),
        targetType && eq(save.targetType, targetType),
        collectionId === undefined ? undefined : eq(save.collectionId, collectionId),
        after
          ? sql`(${save.createdAt}, ${save.targetId}) ${isOld ? sql`>` : sql`<`} (${after.createdAt}::timestamptz, ${after.targetId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(
      ...(isOld
        ? [asc(save.createdAt), asc(save.targetId)]
        : [desc(save.createdAt), desc(save.targetId)]),
    )
    .limit(limit)
}
