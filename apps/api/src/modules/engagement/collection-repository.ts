import { and, asc, count, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { profile } from '../../schema/profile/profile.table.js'
import { save, saveCollection } from '../../schema/engagement/save.table.js'

export type CollectionRow = typeof saveCollection.$inferSelect

const owned = (profileId: string, id: string) =>
  and(eq(saveCollection.id, id), eq(saveCollection.profileId, profileId))

export async function findCollection(
  db: Executor,
  profileId: string,
  id: string,
): Promise<CollectionRow | null> {
  const [row] = await db.select().from(saveCollection).where(owned(profileId, id))
  return row ?? null
}

/** Keeps a member's collection from being deleted until the transaction ends; false where it is not theirs. */
export async function holdCollection(
  db: Executor,
  profileId: string,
  id: string,
): Promise<boolean> {
  const held = await db
    .select({ id: saveCollection.id })
    .from(saveCollection)
    .where(owned(profileId, id))
    .for('key share')
  return held.length > 0
}

/** All of a member's, whose changes follow each other until the transaction ends. */
export async function lockCollections(db: Executor, profileId: string): Promise<CollectionRow[]> {
  await db
    .select({ id: profile.id })
    .from(profile)
    .where(eq(profile.id, profileId))
    .for('no key update')
  return db.select().from(saveCollection).where(eq(saveCollection.profileId, profileId))
}

/** With how many things are in each, the oldest first. */
export async function listCountedCollections(
  db: Executor,
  profileId: string,
): Promise<(CollectionRow & { count: number })[]> {
  const rows = await db
    .select({ collection: saveCollection, count: count(save.targetId) })
    .from(saveCollection)
    .leftJoin(save, eq(save.collectionId, saveCollection.id))
    .where(eq(saveCollection.profileId, profileId))
    .groupBy(saveCollection.id)
    .orderBy(asc(saveCollection.createdAt), asc(saveCollection.id))
  return rows.map(({ collection, count: things }) => ({ ...collection, count: things }))
}

export async function insertCollection(db: Executor, row: CollectionRow): Promise<void> {
  await db.insert(saveCollection).values(row)
}

export async function setCollectionName(db: Executor, id: string, name: string): Promise<void> {
  await db.update(saveCollection).set({ name }).where(eq(saveCollection.id, id))
}

/** What was in it stays saved. */
export async function deleteCollectionRow(db: Executor, id: string): Promise<void> {
  await db.delete(saveCollection).where(eq(saveCollection.id, id))
}
