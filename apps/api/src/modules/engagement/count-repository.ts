import { and, eq, sql } from 'drizzle-orm'
import type { EngagementTarget } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { engagementCount } from '../../schema/engagement/engagement-count.table.js'

export type Target = { targetType: EngagementTarget; targetId: string }
export type Counted = 'likes' | 'followers' | 'comments'
export type Counts = typeof engagementCount.$inferSelect

const of = ({ targetType, targetId }: Target) =>
  and(eq(engagementCount.targetType, targetType), eq(engagementCount.targetId, targetId))

/** Locks the row of the counts for the rest of the transaction. */
export async function countOneMore(
  db: Executor,
  target: Target,
  counted: Counted,
): Promise<Counts> {
  const [row] = await db
    .insert(engagementCount)
    .values({ ...target, [counted]: 1 })
    .onConflictDoUpdate({
      target: [engagementCount.targetType, engagementCount.targetId],
      set: { [counted]: sql`${engagementCount[counted]} + 1` },
    })
    .returning()
  if (!row) throw new Error('the counts did not come back')
  return row
}

export async function countOneLess(db: Executor, target: Target, counted: Counted): Promise<void> {
  await db
    .update(engagementCount)
    .set({ [counted]: sql`${engagementCount[counted]} - 1` })
    .where(of(target))
}

export async function setToldLikes(db: Executor, target: Target, toldLikes: number): Promise<void> {
  await db.update(engagementCount).set({ toldLikes }).where(of(target))
}

export async function findCounts(db: Executor, target: Target): Promise<Pick<Counts, Counted>> {
  const [row] = await db.select().from(engagementCount).where(of(target))
  const { likes = 0, followers = 0, comments = 0 } = row ?? {}
  return { likes, followers, comments }
}

/** Counts the comments of each target less, by as many as are given for it. Returns the targets that had counts. */
export async function countCommentsLess(
  db: Executor,
  erased: readonly (Target & { count: number })[],
): Promise<Target[]> {
  const { rows } = await db.execute<Target>(sql`
    update engagement_count e set comments = e.comments - less.count
    from jsonb_to_recordset(${JSON.stringify(erased)}::jsonb)
      as less("targetType" text, "targetId" uuid, count integer)
    where e.target_type = less."targetType" and e.target_id = less."targetId"
    returning e.target_type as "targetType", e.target_id as "targetId"`)
  return rows
}
