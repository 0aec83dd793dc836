import { eq, or } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { block } from '../../schema/block/block.table.js'

/** Whom a member does not see, because either blocked the other. */
export async function findBlockedIds(
  { db }: Context,
  profileId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ blocker: block.blockerProfileId, blocked: block.blockedProfileId })
    .from(block)
    .where(or(eq(block.blockerProfileId, profileId), eq(block.blockedProfileId, profileId)))
  return new Set(rows.map((row) => (row.blocker === profileId ? row.blocked : row.blocker)))
}
