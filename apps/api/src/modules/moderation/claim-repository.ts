import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { rightsClaim } from '../../schema/moderation/rights-claim.table.js'

export type ClaimRow = typeof rightsClaim.$inferSelect

export async function insertClaim(db: Executor, row: ClaimRow): Promise<void> {
  await db.insert(rightsClaim).values(row)
}

/** The oldest first. */
export async function listClaims(db: Executor, caseId: string): Promise<ClaimRow[]> {
  return db
    .select()
    .from(rightsClaim)
    .where(eq(rightsClaim.caseId, caseId))
    .orderBy(asc(rightsClaim.createdAt), asc(rightsClaim.id))
}

export async function moveClaims(db: Executor, from: string, to: string): Promise<void> {
  await db.update(rightsClaim).set({ caseId: to }).where(eq(rightsClaim.caseId, from))
}
