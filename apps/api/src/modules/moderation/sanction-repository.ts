import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { sanction, type SanctionRow } from '../../schema/moderation/sanction.table.js'

const inForce = (now: Date) =>
  and(isNull(sanction.liftedAt), or(isNull(sanction.endsAt), gt(sanction.endsAt, now)))

export async function insertSanction(db: Executor, row: SanctionRow): Promise<void> {
  await db.insert(sanction).values(row)
}

export async function findSanction(db: Executor, id: string): Promise<SanctionRow | null> {
  const [row] = await db.select().from(sanction).where(eq(sanction.id, id))
  return row ?? null
}

/** Locks one for the rest of the transaction. */
export async function lockSanction(db: Executor, id: string): Promise<SanctionRow | null> {
  const [row] = await db.select().from(sanction).where(eq(sanction.id, id)).for('update')
  return row ?? null
}

export async function setLifted(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(sanction).set({ liftedAt: at }).where(eq(sanction.id, id))
}

export async function setCase(db: Executor, id: string, caseId: string): Promise<void> {
  await db.update(sanction).set({ caseId }).where(eq(sanction.id, id))
}

/** Somebody's, the newest first. */
export async function listSanctions(db: Executor, profileId: string): Promise<SanctionRow[]> {
  return db
    .select()
    .from(sanction)
    .where(eq(sanction.profileId, profileId))
    .orderBy(desc(sanction.startsAt), desc(sanction.id))
}

/** What a case led to, the newest first. */
export async function listSanctionsOfCase(db: Executor, caseId: string): Promise<SanctionRow[]> {
  return db
    .select()
    .from(sanction)
    .where(eq(sanction.caseId, caseId))
    .orderBy(desc(sanction.startsAt), desc(sanction.id))
}

/** What is in force of some people. */
export async function listInForce(
  db: Executor,
  profileIds: readonly string[],
  now: Date,
): Promise<SanctionRow[]> {
  return db
    .select()
    .from(sanction)
    .where(and(inArray(sanction.profileId, [...profileIds]), inForce(now)))
}

export async function lockByCode(db: Executor, codeHash: string): Promise<SanctionRow | null> {
  const [row] = await db
    .select()
    .from(sanction)
    .where(eq(sanction.appealCodeHash, codeHash))
    .for('update')
  return row ?? null
}
