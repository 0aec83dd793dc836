import { and, desc, eq, sql } from 'drizzle-orm'
import type { SaveTarget } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { save } from './save.table.js'

export type SaveRow = typeof save.$inferSelect
export type SavePosition = { createdAt: string; targetId: string }
export type SaveFilter = {
  targetType?: SaveTarget | undefined
  collectionId?: string | undefined
}

/** What a member saved, the last first. */
export async function listSaveRows(
  db: Executor,
  profileId: string,
  { targetType, collectionId }: SaveFilter,
  { after, limit }: { after: SavePosition | null; limit: number },
): Promise<SaveRow[]> {
  return db
    .select()
    .from(save)
    .where(
      and(
        eq(save.profileId, profileId),
        targetType && eq(save.targetType, targetType),
        collectionId === undefined ? undefined : eq(save.collectionId, collectionId),
        after
          ? sql`(${save.createdAt}, ${save.targetId}) < (${after.createdAt}::timestamptz, ${after.targetId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(save.createdAt), desc(save.targetId))
    .limit(limit)
}
