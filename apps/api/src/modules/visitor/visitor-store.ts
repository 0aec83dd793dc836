import { and, eq, isNull } from 'drizzle-orm'
import { hashSecret } from '../../platform/auth/secret.js'
import type { Database, Executor } from '../../platform/db/client.js'
import { profile } from '../profile/profile.table.js'
import { visitor } from './visitor.table.js'
import type { StoryOwner } from '../../platform/db/ownership.js'

/** The visitor who holds a credential, or null; whoever was merged is a visitor no more. Asked at every call. */
export async function findVisitor({ pool }: Database, credential: string): Promise<string | null> {
  const found = await pool.query<{ id: string }>({
    name: 'find_visitor',
    text: 'select id from visitor where credential_hash = $1 and merged_at is null',
    values: [hashSecret(credential)],
  })
  return found.rows[0]?.id ?? null
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

/** Locks a visitor until the transaction ends, against new stories too; null where it was merged before. */
export async function lockVisitor(
  db: Executor,
  id: string,
): Promise<{ aiNoticeAt: Date | null } | null> {
  const [row] = await db
    .select({ aiNoticeAt: visitor.aiNoticeAt })
    .from(visitor)
    .where(and(eq(visitor.id, id), isNull(visitor.mergedAt)))
    .for('update')
  return row ?? null
}

export async function noteMerged(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(visitor).set({ mergedAt: at }).where(eq(visitor.id, id))
}

/** Notes when somebody read that a model writes; the first time counts. */
export async function noteAiNotice(db: Executor, owner: StoryOwner, at: Date): Promise<void> {
  const noticed = { aiNoticeAt: at }
  if (owner.kind === 'visitor') {
    await db
      .update(visitor)
      .set(noticed)
      .where(and(eq(visitor.id, owner.visitorId), isNull(visitor.aiNoticeAt)))
  } else {
    await db
      .update(profile)
      .set(noticed)
      .where(and(eq(profile.id, owner.profileId), isNull(profile.aiNoticeAt)))
  }
}
