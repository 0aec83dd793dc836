import { and, eq, gt, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { isOnBlocklist } from './blocked-picture-repository.js'
import { image } from '../../schema/image/image.table.js'

type ImageRow = typeof image.$inferSelect

/** What uses an image. */
type Use = { purpose: string; belongsTo: string }

export async function insertImage(
  db: Executor,
  row: Pick<ImageRow, 'key' | 'profileId' | 'purpose' | 'bytes' | 'hash' | 'look' | 'createdAt'>,
): Promise<void> {
  await db.insert(image).values(row)
}

export async function findImage(db: Executor, key: string): Promise<ImageRow | null> {
  const [row] = await db.select().from(image).where(eq(image.key, key))
  return row ?? null
}

/**
 * Marks a profile's own image as used; false where it has none of that key and purpose, it belongs to something else,
 * or nothing uses it and it was uploaded before `since`, or may not be used since.
 */
export async function markUsed(
  db: Executor,
  { key, profileId, purpose, belongsTo }: Use & { key: string; profileId: string },
  { since, at }: { since: Date; at: Date },
): Promise<boolean> {
  const isUnclaimed = and(
    isNull(image.usedAt),
    gt(image.createdAt, since),
    not(isOnBlocklist(sql`${image.hash}`, sql`${image.look}`)),
  )
  const isClaimed = and(isNotNull(image.usedAt), eq(image.belongsTo, belongsTo))
  const marked = await db
    .update(image)
    .set({ belongsTo, usedAt: at })
    .where(
      and(
        eq(image.key, key),
        eq(image.profileId, profileId),
        eq(image.purpose, purpose),
        or(isUnclaimed, isClaimed),
      ),
    )
    .returning({ key: image.key })
  return marked.length > 0
}

export async function markUnused(db: Executor, { purpose, belongsTo }: Use): Promise<void> {
  await db
    .update(image)
    .set({ belongsTo: null, usedAt: null })
    .where(and(eq(image.belongsTo, belongsTo), eq(image.purpose, purpose)))
}

export async function listUnused(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: image.key })
    .from(image)
    .where(and(isNull(image.usedAt), lt(image.createdAt, before)))
    .orderBy(image.createdAt)
    .limit(limit)
  return rows.map(({ key }) => key)
}

export async function listKeysOf(db: Executor, profileId: string): Promise<string[]> {
  const rows = await db.select({ key: image.key }).from(image).where(eq(image.profileId, profileId))
  return rows.map(({ key }) => key)
}

export async function deleteRow(db: Executor, key: string): Promise<void> {
  await db.delete(image).where(eq(image.key, key))
}
