import { and, eq, isNull } from 'drizzle-orm'
import { hashSecret } from '../../platform/auth/secret.js'
import type { Visitor } from '../../platform/context/actor.js'
import type { Database, Executor } from '../../platform/db/client.js'
import { visitor } from '../../schema/visitor/visitor.table.js'
import { setProfileAiNoticeAt, setProfileOver15 } from '../profile/index.js'
import type { RowOwner } from '../../platform/db/ownership.js'

/** The visitor who holds a credential and was not merged, or null. Asked at every call. */
export async function findVisitor(
  { pool }: Database,
  credential: string,
): Promise<Omit<Visitor, 'kind'> | null> {
  const found = await pool.query<{ id: string; is_over_15: boolean | null }>({
    name: 'find_visitor',
    text: 'select id, is_over_15 from visitor where credential_hash = $1 and merged_at is null',
    values: [hashSecret(credential)],
  })
  const [row] = found.rows
  return row ? { visitorId: row.id, isOver15: row.is_over_15 } : null
}

/** The visitor's id, within a transaction. */
export async function findVisitorId(db: Executor, credential: string): Promise<string | null> {
  const [row] = await db
    .select({ id: visitor.id })
    .from(visitor)
    .where(and(eq(visitor.credentialHash, hashSecret(credential)), isNull(visitor.mergedAt)))
  return row?.id ?? null
}

export async function insertVisitor(
  db: Executor,
  row: { id: string; credential: string; createdAt: Date },
): Promise<void> {
  await db.insert(visitor).values({
    id: row.id,
    credentialHash: hashSecret(row.credential),
    createdAt: row.createdAt,
  })
}

/** Locks a visitor until the transaction ends, against new rows of theirs too; false where it was merged before. */
export async function lockVisitor(db: Executor, id: string): Promise<boolean> {
  const locked = await db
    .select({ id: visitor.id })
    .from(visitor)
    .where(and(eq(visitor.id, id), isNull(visitor.mergedAt)))
    .for('update')
  return locked.length > 0
}

/** What a visitor said of themselves. */
export async function findSaid(
  db: Executor,
  id: string,
): Promise<{ aiNoticeAt: Date | null; isOver15: boolean | null }> {
  const [row] = await db
    .select({ aiNoticeAt: visitor.aiNoticeAt, isOver15: visitor.isOver15 })
    .from(visitor)
    .where(eq(visitor.id, id))
  return row ?? { aiNoticeAt: null, isOver15: null }
}

export async function setMerged(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(visitor).set({ mergedAt: at }).where(eq(visitor.id, id))
}

/** When the person read that a model writes; the first time counts. */
export async function setAiNoticeAt(db: Executor, owner: RowOwner, at: Date): Promise<void> {
  if (owner.kind === 'visitor') {
    await db
      .update(visitor)
      .set({ aiNoticeAt: at })
      .where(and(eq(visitor.id, owner.visitorId), isNull(visitor.aiNoticeAt)))
  } else {
    await setProfileAiNoticeAt(db, owner.profileId, at)
  }
}

/** Whether things rated 15 open to the person, by their own word. */
export async function setOver15(db: Executor, owner: RowOwner, isOver15: boolean): Promise<void> {
  if (owner.kind === 'visitor') {
    await db.update(visitor).set({ isOver15 }).where(eq(visitor.id, owner.visitorId))
  } else {
    await setProfileOver15(db, owner.profileId, isOver15)
  }
}
