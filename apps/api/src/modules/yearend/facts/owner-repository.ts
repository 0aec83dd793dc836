import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client.js'
import { profile } from '../../../schema/profile/profile.table.js'

/** Whose book it is. */
export async function findOwner(
  db: Executor,
  profileId: string,
): Promise<{ name: string; joinedAt: Date }> {
  const [row] = await db
    .select({ name: profile.name, joinedAt: profile.createdAt })
    .from(profile)
    .where(eq(profile.id, profileId))
  if (!row) throw new Error(`profile ${profileId} is gone`)
  return row
}
