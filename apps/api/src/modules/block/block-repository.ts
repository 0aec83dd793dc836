import { and, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../../schema/account/member.table.js'
import { profile } from '../../schema/profile/profile.table.js'
import { block } from '../../schema/block/block.table.js'

export type BlockPosition = { createdAt: string; profileId: string }

const between = (blocker: string, blocked: string) =>
  and(eq(block.blockerProfileId, blocker), eq(block.blockedProfileId, blocked))

export async function insertBlock(db: Executor, row: typeof block.$inferInsert): Promise<void> {
  await db.insert(block).values(row).onConflictDoNothing()
}

export async function deleteBlock(db: Executor, blocker: string, blocked: string): Promise<void> {
  await db.delete(block).where(between(blocker, blocked))
}

/** Who of two people blocked the other. */
export async function findBlocks(
  db: Executor,
  one: string,
  other: string,
): Promise<{ byOne: boolean; byOther: boolean }> {
  const rows = await db
    .select({ blocker: block.blockerProfileId })
    .from(block)
    .where(or(between(one, other), between(other, one)))
  return {
    byOne: rows.some(({ blocker }) => blocker === one),
    byOther: rows.some(({ blocker }) => blocker === other),
  }
}

export type BlockRow = {
  profileId: string
  name: string
  profileImage: string | null
  frame: string | null
  createdAt: Date
}

/** Whom a person blocked, the last first; who is leaving the product is not among them. */
export async function listBlockRows(
  db: Executor,
  blocker: string,
  { after, limit }: { after: BlockPosition | null; limit: number },
): Promise<BlockRow[]> {
  return db
    .select({
      profileId: profile.id,
      name: profile.name,
      profileImage: profile.profileImage,
      frame: profile.frame,
      createdAt: block.createdAt,
    })
    .from(block)
    .innerJoin(profile, eq(profile.id, block.blockedProfileId))
    .innerJoin(member, and(eq(member.id, profile.memberId), sql`${member.eraseAt} is null`))
    .where(
      and(
        eq(block.blockerProfileId, blocker),
        after
          ? sql`(${block.createdAt}, ${block.blockedProfileId}) < (${after.createdAt}::timestamptz, ${after.profileId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${block.createdAt} desc`, sql`${block.blockedProfileId} desc`)
    .limit(limit)
}

/** The conversation that a block closes or opens again; null where the two have none. */
export async function findChannelBetween(
  db: Executor,
  one: string,
  other: string,
): Promise<string | null> {
  const [first, second] = [one, other].toSorted()
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from chat_channel where first_profile_id = ${first} and second_profile_id = ${second}`,
  )
  return rows[0]?.id ?? null
}
