import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { treeBlock, treeLetter } from '../../schema/tree/tree.table.js'

type Writer = { ownerVisitorId: string | null; ownerProfileId: string | null }

/** Whoever locks more letters than one does so in this order, so that no two wait for each other. */
async function lockLetters(db: Executor, which: SQL): Promise<void> {
  await db.execute(sql`select id from tree_letter where ${which} order by id for update`)
}

/** Who wrote a letter, which is locked against being moved to another writer; null where it is gone. */
export async function lockWriter(db: Executor, letterId: string): Promise<Writer | null> {
  const [row] = await db
    .select({
      ownerVisitorId: treeLetter.ownerVisitorId,
      ownerProfileId: treeLetter.ownerProfileId,
    })
    .from(treeLetter)
    .where(eq(treeLetter.id, letterId))
    .for('update')
  return row ?? null
}

export async function insertTreeBlock(
  db: Executor,
  row: typeof treeBlock.$inferInsert,
): Promise<void> {
  await db.insert(treeBlock).values(row).onConflictDoNothing()
}

export async function hasTreeBlock(
  db: Executor,
  profileId: string,
  writerId: string,
): Promise<boolean> {
  const rows = await db
    .select({ writerId: treeBlock.writerId })
    .from(treeBlock)
    .where(and(eq(treeBlock.profileId, profileId), eq(treeBlock.writerId, writerId)))
  return rows.length > 0
}

/** Both those that a member set and those that others set for them. */
export async function deleteTreeBlocks(db: Executor, profileId: string): Promise<void> {
  await db
    .delete(treeBlock)
    .where(or(eq(treeBlock.profileId, profileId), eq(treeBlock.writerId, profileId)))
}

export function lockLettersOfVisitor(db: Executor, visitorId: string): Promise<void> {
  return lockLetters(db, sql`owner_visitor_id = ${visitorId}`)
}

/** A visitor's become a member's; where the member has one under the same client id, it gets another. */
export async function moveLetters(db: Executor, { visitorId, profileId }: Merge): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update tree_letter letter set
      owner_visitor_id = null,
      owner_profile_id = ${profileId},
      client_letter_id = case when exists (
        select from tree_letter own
        where own.owner_profile_id = ${profileId} and own.client_letter_id = letter.client_letter_id
      ) then letter.id::text else letter.client_letter_id end
    where letter.owner_visitor_id = ${visitorId}`)
  return rowCount ?? 0
}

/** Who took no letters of the visitor takes none of the member; nobody refuses themselves. */
export async function moveTreeBlocks(
  db: Executor,
  { visitorId, profileId }: Merge,
): Promise<number> {
  await db.execute(sql`
    insert into tree_block (profile_id, writer_id, created_at)
    select profile_id, ${profileId}::uuid, created_at from tree_block
    where writer_id = ${visitorId} and profile_id <> ${profileId}
    on conflict do nothing`)
  const { rowCount } = await db.delete(treeBlock).where(eq(treeBlock.writerId, visitorId))
  return rowCount ?? 0
}

/** The letters stay with those whom they were written to, and say no more who wrote them. */
export async function forgetWriter(db: Executor, profileId: string): Promise<void> {
  await lockLetters(db, sql`owner_profile_id = ${profileId}`)
  await db
    .update(treeLetter)
    .set({ ownerProfileId: null, name: null })
    .where(eq(treeLetter.ownerProfileId, profileId))
}

export async function deleteLettersTo(db: Executor, profileId: string): Promise<void> {
  const onOwn = sql`tree_id in (select id from tree where profile_id = ${profileId})`
  await lockLetters(db, onOwn)
  await db.delete(treeLetter).where(onOwn)
}
