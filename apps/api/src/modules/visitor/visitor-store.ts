import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../db/client.js'
import { visitor } from '../../db/schema/visitor.js'
import { hashCredential } from './visitor-credential.js'

/** The visitor who holds a credential, or null. */
export async function findVisitor(db: Executor, credential: string): Promise<string | null> {
  const [row] = await db
    .select({ id: visitor.id })
    .from(visitor)
    .where(eq(visitor.credentialHash, hashCredential(credential)))
  return row?.id ?? null
}

export async function insertVisitor(
  db: Executor,
  row: { id: string; credential: string; createdAt: Date },
): Promise<void> {
  await db.insert(visitor).values({
    id: row.id,
    credentialHash: hashCredential(row.credential),
    createdAt: row.createdAt,
  })
}

/** Notes when a visitor read that a model writes; the first time counts. */
export async function noteAiNotice(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .update(visitor)
    .set({ aiNoticeAt: at })
    .where(and(eq(visitor.id, id), isNull(visitor.aiNoticeAt)))
}
