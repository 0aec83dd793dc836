import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { hashSecret } from '../../platform/auth/secret.js'
import type { Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { authAccount } from '../../schema/account/auth-account.table.js'
import { consentLog } from '../../schema/account/consent-log.table.js'
import { member, type MemberRow } from '../../schema/account/member.table.js'
import { passwordReset } from '../../schema/account/password-reset.table.js'
import { profile, type ProfileRow } from '../../schema/profile/profile.table.js'
import { signUp } from '../../schema/account/sign-up.table.js'

export type Account = { member: MemberRow; profile: ProfileRow }

/** Whose address it is; the product's own account has none. */
export async function findAccountByEmail(db: Executor, email: string): Promise<Account | null> {
  const found = await findAccount(db, eq(member.email, email))
  return found?.profile.isOfficial ? null : found
}

export async function getAccount(db: Executor, memberId: string): Promise<Account> {
  const found = await findAccount(db, eq(member.id, memberId))
  if (!found) throw new Error(`member ${memberId} is gone`)
  return found
}

async function findAccount(
  db: Executor,
  condition: ReturnType<typeof eq>,
): Promise<Account | null> {
  const [row] = await db
    .select({ member, profile })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(condition)
  return row ?? null
}

export async function findInterests(db: Executor, memberId: string): Promise<string[]> {
  const [row] = await db
    .select({ interests: member.interests })
    .from(member)
    .where(eq(member.id, memberId))
  return row?.interests ?? []
}

/** Sign-ins and changes of one account follow each other. */
export async function lockMember(db: Executor, memberId: string): Promise<void> {
  await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update')
}

/** `credential`, or providers' keys. */
export async function listSignIns(db: Executor, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ providerId: authAccount.providerId })
    .from(authAccount)
    .where(eq(authAccount.memberId, memberId))
    .orderBy(authAccount.providerId)
  return rows.map(({ providerId }) => providerId)
}

/** Whether a nickname is somebody's, or waits for the code of a sign-up that was begun in another browser. */
export async function isNameTaken(
  { db, clock, caller }: Context,
  nameKey: string,
): Promise<boolean> {
  const isWaiting = and(
    eq(signUp.nameKey, nameKey),
    gt(signUp.expiresAt, clock.now()),
    ne(signUp.browserHash, hashSecret(caller.browserCredential ?? '')),
  )
  const found = await db.execute<{ taken: boolean }>(sql`
    select exists (select from ${profile} where ${eq(profile.nameKey, nameKey)})
      or exists (
        select from ${signUp} where ${isWaiting}
      ) as taken`)
  return found.rows[0]?.taken === true
}

type Agreed = {
  kind: 'age' | 'terms' | 'privacy' | 'marketing'
  version: string
  isAgreed: boolean
}

export async function logConsents(
  db: Executor,
  newId: () => string,
  memberId: string,
  createdAt: Date,
  consents: readonly Agreed[],
): Promise<void> {
  const rows = consents.map((consent) => ({ ...consent, id: newId(), memberId, createdAt }))
  if (rows.length > 0) await db.insert(consentLog).values(rows)
}

/** Sets the password of a member, who may have had none. */
export async function setPassword(
  db: Executor,
  row: { id: string; memberId: string; passwordHash: string; now: Date },
): Promise<void> {
  const { id, memberId, passwordHash, now } = row
  const changed = await db
    .update(authAccount)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(authAccount.memberId, memberId), eq(authAccount.providerId, 'credential')))
    .returning({ id: authAccount.id })
  if (changed.length > 0) return
  await db.insert(authAccount).values({
    id,
    accountId: memberId,
    providerId: 'credential',
    memberId,
    password: passwordHash,
    createdAt: now,
    updatedAt: now,
  })
}

/** Voids every request of a member for a new password; answers which there were. */
export async function deleteResets(db: Executor, memberId: string): Promise<string[]> {
  const deleted = await db
    .delete(passwordReset)
    .where(eq(passwordReset.memberId, memberId))
    .returning({ id: passwordReset.id })
  return deleted.map(({ id }) => id)
}

/** Sets when everything of an account is erased. */
export async function setEraseAt(db: Executor, memberId: string, eraseAt: Date): Promise<void> {
  await db.update(member).set({ eraseAt }).where(eq(member.id, memberId))
}
