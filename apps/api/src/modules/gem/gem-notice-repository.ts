import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { gemNotice } from '../../schema/gem/gem-notice.table.js'

export async function hasGemNotice(db: Executor, profileId: string): Promise<boolean> {
  const rows = await db.select().from(gemNotice).where(eq(gemNotice.profileId, profileId))
  return rows.length > 0
}

/** From the day after `today` on. */
export async function writeGemNotice(
  db: Executor,
  { profileId, isOn, today }: { profileId: string; isOn: boolean; today: string },
): Promise<void> {
  if (isOn) await db.insert(gemNotice).values({ profileId, toldOn: today }).onConflictDoNothing()
  else await db.delete(gemNotice).where(and(eq(gemNotice.profileId, profileId)))
}

/** Who is to be told of today's gems; marked as told. */
export async function takeDueNotices(
  db: Executor,
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  const due = db
    .select({ profileId: gemNotice.profileId })
    .from(gemNotice)
    .where(lt(gemNotice.toldOn, today))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(gemNotice)
    .set({ toldOn: today })
    .where(inArray(gemNotice.profileId, due))
    .returning({ profileId: gemNotice.profileId })
  return rows.map(({ profileId }) => profileId)
}
