import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Executor } from '../../db/client.js'
import { visitor } from '../../db/schema/visitor.js'
import { hashCredential } from './visitor-credential.js'

/** The visitor who holds a credential, or null. Asked at every call. */
export async function findVisitor({ pool }: Database, credential: string): Promise<string | null> {
  const found = await pool.query<{ id: string }>({
    name: 'find_visitor',
    text: 'select id from visitor where credential_hash = $1',
    values: [hashCredential(credential)],
  })
  return found.rows[0]?.id ?? null
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
