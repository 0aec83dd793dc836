import { and, desc, eq, gt, lte, ne } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { authSession, type AuthSessionRow } from '../../schema/account/auth-session.table.js'
import { authAccount } from '../../schema/account/auth-account.table.js'

const MOST_SESSIONS = 100

export async function findAuthSessionById(
  db: Executor,
  id: string,
): Promise<AuthSessionRow | null> {
  const [row] = await db.select().from(authSession).where(eq(authSession.id, id))
  return row ?? null
}

export async function listAuthSessionRows(
  db: Executor,
  memberId: string,
  now: Date,
): Promise<AuthSessionRow[]> {
  return db
    .select()
    .from(authSession)
    .where(and(eq(authSession.memberId, memberId), gt(authSession.expiresAt, now)))
    .orderBy(desc(authSession.createdAt), desc(authSession.id))
    .limit(MOST_SESSIONS)
}

/** `expiresAt`: where the end is put off to; null leaves it. */
export async function touchAuthSession(
  db: Executor,
  id: string,
  at: Date,
  expiresAt: Date | null,
): Promise<void> {
  await db
    .update(authSession)
    .set({ updatedAt: at, ...(expiresAt && { expiresAt }) })
    .where(eq(authSession.id, id))
}

export async function setProvedAt(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(authSession).set({ provedAt: at }).where(eq(authSession.id, id))
}

export async function insertAuthSession(
  db: Executor,
  row: typeof authSession.$inferInsert,
): Promise<void> {
  await db.insert(authSession).values(row)
}

export async function deleteAuthSession(db: Executor, id: string): Promise<void> {
  await db.delete(authSession).where(eq(authSession.id, id))
}

export async function deleteAuthSessionByToken(
  db: Executor,
  token: string,
): Promise<AuthSessionRow | null> {
  const [row] = await db.delete(authSession).where(eq(authSession.token, token)).returning()
  return row ?? null
}

/** Deletes a member's sessions, but for the one to keep; answers which. */
export async function deleteAuthSessionsOf(
  db: Executor,
  memberId: string,
  keepId: string | null,
): Promise<string[]> {
  const deleted = await db
    .delete(authSession)
    .where(and(eq(authSession.memberId, memberId), keepId ? ne(authSession.id, keepId) : undefined))
    .returning({ id: authSession.id })
  return deleted.map(({ id }) => id)
}

export async function deleteExpiredAuthSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(authSession).where(lte(authSession.expiresAt, now))
}

/** The hash of a member's password; null where they sign in by a provider alone. */
export async function findPasswordHash(db: Executor, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: authAccount.password })
    .from(authAccount)
    .where(and(eq(authAccount.memberId, memberId), eq(authAccount.providerId, 'credential')))
  return row?.password ?? null
}
