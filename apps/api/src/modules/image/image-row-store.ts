import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { image } from './image.table.js'

export async function insertImage(
  db: Executor,
  row: { key: string; profileId: string; bytes: number; createdAt: Date },
): Promise<void> {
  await db.insert(image).values(row)
}

/** Marks a profile's own image as used; false where it has none of that key, or one made before `since` that nothing uses. */
export async function markUsed(
  db: Executor,
  { profileId, key, since, at }: { profileId: string; key: string; since: Date; at: Date },
): Promise<boolean> {
  const marked = await db
    .update(image)
    .set({ usedAt: at })
    .where(
      and(
        eq(image.key, key),
        eq(image.profileId, profileId),
        or(isNotNull(image.usedAt), gt(image.createdAt, since)),
      ),
    )
    .returning({ key: image.key })
  return marked.length > 0
}

export async function markUnused(db: Executor, key: string): Promise<void> {
  await db.update(image).set({ usedAt: null }).where(eq(image.key, key))
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
