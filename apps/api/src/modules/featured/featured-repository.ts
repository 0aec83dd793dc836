import type { FeaturedPlace } from '@doran/contract'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { featured } from '../../schema/featured/featured.table.js'

export type FeaturedRow = typeof featured.$inferSelect

/** What is chosen for a place and stands at `now`. */
export async function findChoice(
  db: Executor,
  place: FeaturedPlace,
  now: Date,
): Promise<FeaturedRow | null> {
  const stands = or(isNull(featured.until), gt(featured.until, now))
  const [row] = await db
    .select()
    .from(featured)
    .where(and(eq(featured.place, place), stands))
  return row ?? null
}

export async function putChoice(db: Executor, row: FeaturedRow): Promise<void> {
  await db.insert(featured).values(row).onConflictDoUpdate({ target: featured.place, set: row })
}

export async function deleteChoice(db: Executor, place: FeaturedPlace): Promise<void> {
  await db.delete(featured).where(eq(featured.place, place))
}
