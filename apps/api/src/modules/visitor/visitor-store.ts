import { and, eq, isNull } from 'drizzle-orm'
import { hashSecret } from '../../platform/auth/secret.js'
import type { Database, Executor } from '../../platform/db/client.js'
import { profile } from '../profile/profile.table.js'
import { visitor } from './visitor.table.js'
import type { RowOwner } from '../../platform/db/ownership.js'

/** The visitor who holds a credential and was not merged, or null. Asked at every call. */
export async function findVisitor({ pool }: Database, credential: string): Promise<string | null> {
  const found = await pool.query<{ id: string }>({
    name: 'find_visitor',
    text: 'select id from visitor where credential_hash = $1 and merged_at is null',
    values: [hashSecret(credential)],
  })
  return found.rows[0]?.id ?? null
}

/** The same within a transaction. */
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

export async function findAiNoticeAt(db: Executor, id: string): Promise<Date | null> {
  const [row] = await db.select({ at: visitor.aiNoticeAt }).from(visitor).where(eq(visitor.id, id))
  return row?.at ?? null
}

export async function setMerged(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(visitor).set({ mergedAt: at }).where(eq(visitor.id, id))
}

/** When the person read that a model writes; the first time counts. */
export async function setAiNoticeAt(db: Executor, owner: RowOwner, at: Date): Promise<void> {
  const changed = { aiNoticeAt: at }
  if (owner.kind === 'visitor') {
    await db
      .update(visitor)
      .set(changed)
      .where(and(eq(visitor.id, owner.visitorId), isNull(visitor.aiNoticeAt)))
  } else {
    await db
      .update(profile)
      .set(changed)
      .where(and(eq(profile.id, owner.profileId), isNull(profile.aiNoticeAt)))
  }
}
