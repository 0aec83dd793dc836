import { eq, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { blockedPicture } from '../../schema/image/blocked-picture.table.js'
import type { PictureMark } from './picture-mark.js'

/** Of the 64 bits of a look: a copy that was encoded again, or resized, differs in no more. */
const MOST_DIFFERENT = 6
/** A look with fewer bits of either kind is one of a plain area, which says nothing. */
const LEAST_TELLING = 8

/** Whether a picture, by its hash and look, is one that may not be uploaded, or a copy of one. */
export const isOnBlocklist = (
  hash: SQL | string,
  look: SQL | bigint,
): SQL<boolean> => sql<boolean>`exists (
  select from ${blockedPicture} blocked where blocked.hash = ${hash}
    or (
      bit_count((blocked.look # ${look}::bigint)::bit(64)) <= ${MOST_DIFFERENT}
      and bit_count(blocked.look::bit(64)) between ${LEAST_TELLING} and ${64 - LEAST_TELLING}
    )
)`

export async function isBlocked(db: Executor, { hash, look }: PictureMark): Promise<boolean> {
  const { rows } = await db.execute<{ is_blocked: boolean }>(
    sql`select ${isOnBlocklist(hash, look)} as is_blocked`,
  )
  return rows[0]?.is_blocked === true
}

/** What is blocked already stays with its first case. */
export async function insertBlocked(
  db: Executor,
  rows: readonly (typeof blockedPicture.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(blockedPicture)
      .values([...rows])
      .onConflictDoNothing()
}

export async function deleteBlockedOf(db: Executor, caseId: string): Promise<void> {
  await db.delete(blockedPicture).where(eq(blockedPicture.caseId, caseId))
}
