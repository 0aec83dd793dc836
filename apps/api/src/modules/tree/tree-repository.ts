import { and, count, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../../schema/account/member.table.js'
import { profile } from '../../schema/profile/profile.table.js'
import { tree, type TreeRow } from '../../schema/tree/tree.table.js'

/** Nobody needs to know how many more there are. */
const MOST_COUNTED = 100

/** A tree as whoever looks sees whose it is. */
export type SeenTree = TreeRow & { ownerName: string }

/** Keeps others of the same member from planting until the transaction ends. */
export async function lockPlanting(db: Executor, profileId: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`trees of ${profileId}`}, 0))`,
  )
}

export async function countTrees(db: Executor, profileId: string): Promise<number> {
  const [row] = await db.select({ trees: count() }).from(tree).where(eq(tree.profileId, profileId))
  return row?.trees ?? 0
}

export async function insertTree(db: Executor, row: typeof tree.$inferInsert): Promise<TreeRow> {
  const [inserted] = await db.insert(tree).values(row).returning()
  if (!inserted) throw new Error('the inserted tree did not come back')
  return inserted
}

export async function findTreeByClientId(
  db: Executor,
  profileId: string,
  clientTreeId: string,
): Promise<TreeRow | null> {
  const [row] = await db
    .select()
    .from(tree)
    .where(and(eq(tree.profileId, profileId), eq(tree.clientTreeId, clientTreeId)))
  return row ?? null
}

export async function findOwnTree(
  db: Executor,
  profileId: string,
  id: string,
): Promise<TreeRow | null> {
  const [row] = await db
    .select()
    .from(tree)
    .where(and(eq(tree.id, id), eq(tree.profileId, profileId)))
  return row ?? null
}

/** Whether or not others see it. */
export async function findTree(db: Executor, id: string): Promise<TreeRow | null> {
  const [row] = await db.select().from(tree).where(eq(tree.id, id))
  return row ?? null
}

/** For who looks; to all but its owner one is unknown that a moderator hid, or whose owner is leaving. */
export async function findSeenTree(
  db: Executor,
  viewerId: string | null,
  by: { shareCode: string } | { id: string },
): Promise<SeenTree | null> {
  const isSeen = and(eq(tree.isHidden, false), isNull(member.eraseAt))
  const [row] = await db
    .select({ ...getTableColumns(tree), ownerName: profile.name })
    .from(tree)
    .innerJoin(profile, eq(profile.id, tree.profileId))
    .innerJoin(member, eq(member.id, profile.memberId))
    .where(
      and(
        'id' in by ? eq(tree.id, by.id) : eq(tree.shareCode, by.shareCode),
        viewerId === null ? isSeen : or(isSeen, eq(tree.profileId, viewerId)),
      ),
    )
  return row ?? null
}

/** Locks a tree for the rest of the transaction, against all that is hung there or taken back. */
export async function lockTree(db: Executor, id: string): Promise<TreeRow | null> {
  const [row] = await db.select().from(tree).where(eq(tree.id, id)).for('no key update')
  return row ?? null
}

export async function lockTreesOf(db: Executor, profileId: string): Promise<void> {
  await db
    .select({ id: tree.id })
    .from(tree)
    .where(eq(tree.profileId, profileId))
    .orderBy(tree.id)
    .for('update')
}

/** What is undefined stays. */
export async function updateTree(
  db: Executor,
  id: string,
  values: { [Column in keyof TreeRow]?: TreeRow[Column] | undefined },
): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return
  await db.update(tree).set(values).where(eq(tree.id, id))
}

export async function deleteTreeRow(db: Executor, id: string): Promise<void> {
  await db.delete(tree).where(eq(tree.id, id))
}

/** A member's with how many letters wait to be read; those that open next first, then those that opened last. */
export async function listTreesOf(
  db: Executor,
  profileId: string,
  now: Date,
): Promise<(TreeRow & { unread: number })[]> {
  const isOpen = sql`${tree.opensAt} <= ${now}::timestamptz`
  const unread = sql<number>`case when ${isOpen} then (
    select count(*)::integer from (
      select from tree_letter letter
      where letter.tree_id = tree.id and letter.read_at is null
        and not letter.is_hidden and not letter.is_blinded
      order by letter.created_at desc, letter.id desc limit ${MOST_COUNTED}
    ) waiting
  ) else 0 end`
  return db
    .select({ ...getTableColumns(tree), unread })
    .from(tree)
    .where(eq(tree.profileId, profileId))
    .orderBy(
      isOpen,
      sql`case when ${isOpen} then null else ${tree.opensAt} end`,
      sql`${tree.opensAt} desc`,
      tree.id,
    )
}

/** Some of those that have opened without their owner being told; others at work leave them alone. */
export async function lockOpened(db: Executor, now: Date, limit: number): Promise<TreeRow[]> {
  return db
    .select()
    .from(tree)
    .where(and(lte(tree.opensAt, now), isNull(tree.announcedAt)))
    .orderBy(tree.opensAt)
    .limit(limit)
    .for('no key update', { skipLocked: true })
}
