import { eq, inArray, lt } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { turnReceipt } from '../../schema/story/turn-receipt.table.js'

export type Receipt = Omit<typeof turnReceipt.$inferInsert, 'turnId' | 'createdAt'>

const PURGED_AT_ONCE = 1_000

/** Deletes receipts from before `deadline`, some at a time. */
export async function purgeReceipts(db: Executor, deadline: Date): Promise<void> {
  const old = db
    .select({ turnId: turnReceipt.turnId })
    .from(turnReceipt)
    .where(lt(turnReceipt.createdAt, deadline))
    .limit(PURGED_AT_ONCE)
  await db.delete(turnReceipt).where(inArray(turnReceipt.turnId, old))
}

/** Null of what the authored scenes told, and once it is too old. */
export async function findReceipt(
  db: Executor,
  turnId: string,
): Promise<typeof turnReceipt.$inferSelect | null> {
  const [row] = await db.select().from(turnReceipt).where(eq(turnReceipt.turnId, turnId))
  return row ?? null
}
