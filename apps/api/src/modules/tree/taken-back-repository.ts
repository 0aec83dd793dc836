import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Owner } from '../../platform/context/actor.js'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, ownerId } from '../../platform/db/ownership.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { treeLetter, treeTakenBack } from '../../schema/tree/tree.table.js'

export async function insertTakenBack(
  db: Executor,
  row: typeof treeTakenBack.$inferInsert,
): Promise<void> {
  await db.insert(treeTakenBack).values(row)
}

/** When a writer hung letters on a tree since then, also those that they took back; the last first. */
export async function listHangTimes(
  db: Executor,
  owner: Owner,
  { treeId, since, limit }: { treeId: string; since: Date; limit: number },
): Promise<Date[]> {
  const hanging = db
    .select({ createdAt: treeLetter.createdAt })
    .from(treeLetter)
    .where(
      and(
        ownedBy(treeLetter, owner),
        eq(treeLetter.treeId, treeId),
        gt(treeLetter.createdAt, since),
      ),
    )
  const takenBack = db
    .select({ createdAt: treeTakenBack.createdAt })
    .from(treeTakenBack)
    .where(
      and(
        eq(treeTakenBack.writerId, ownerId(owner)),
        eq(treeTakenBack.treeId, treeId),
        gt(treeTakenBack.createdAt, since),
      ),
    )
  const rows = await unionAll(hanging, takenBack)
    .orderBy(sql`created_at desc`)
    .limit(limit)
  return rows.map(({ createdAt }) => createdAt)
}

/** A visitor's become a member's. */
export async function moveTakenBack(
  db: Executor,
  { visitorId, profileId }: Merge,
): Promise<number> {
  const { rowCount } = await db
    .update(treeTakenBack)
    .set({ writerId: profileId })
    .where(eq(treeTakenBack.writerId, visitorId))
  return rowCount ?? 0
}

export async function deleteTakenBackUntil(db: Executor, until: Date): Promise<number> {
  const { rowCount } = await db.delete(treeTakenBack).where(lte(treeTakenBack.createdAt, until))
  return rowCount ?? 0
}
