import { CODES } from '@doran/contract/limits'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import type { Caller } from '../../platform/context/caller.js'
import { hashSecret } from '../../platform/auth/secret.js'
import type { Executor } from '../../platform/db/client.js'
import { member } from './member.table.js'
import { signUp, type SignUpRow } from './sign-up.table.js'
import type { Deps } from '../../deps.js'
import { openSession } from '../auth-session/index.js'
import { addNotification } from '../notification/index.js'
import { createProfile } from '../profile/index.js'
import { logConsents, setPassword } from './account-store.js'
import { CONSENT_IN_FORCE, marketingConsent, requiredConsents } from './consents.js'
import { isMailedCode } from './mailed-code.js'

/** Makes the account of a sign-up whose code came back to the browser it was begun in, and signs in to it. */
export async function confirmSignUp(
  deps: Deps,
  caller: Caller,
  { ticket, code }: { ticket: string; code: string },
): Promise<{ hasReturned: boolean }> {
  const row = await spendAttempt(deps, ticket)
  const isHere = hashSecret(caller.browserCredential ?? '').equals(row.browserHash)
  if (!isHere || row.isKnown || !isMailedCode(deps, ticket, code, row.codeHash)) {
    throw new AppError('CODE_WRONG')
  }
  const memberId = await deps.db.transaction((tx) => makeAccount(deps, tx, row))
  return openSession(deps, caller, { memberId })
}

async function spendAttempt(deps: Deps, ticket: string): Promise<SignUpRow> {
  const [row] = await deps.db
    .update(signUp)
    .set({ attempts: sql`${signUp.attempts} + 1` })
    .where(
      and(
        eq(signUp.id, ticket),
        lt(signUp.attempts, CODES.mailed.attempts),
        gt(signUp.expiresAt, deps.clock.now()),
      ),
    )
    .returning()
  if (!row) throw new AppError('CODE_EXPIRED')
  return row
}

async function makeAccount(deps: Deps, db: Executor, row: SignUpRow): Promise<string> {
  const taken = await db.delete(signUp).where(eq(signUp.id, row.id)).returning({ id: signUp.id })
  if (taken.length === 0) throw new AppError('CODE_EXPIRED')
  const now = deps.clock.now()
  const memberId = deps.newId()
  const made = await db
    .insert(member)
    .values({
      id: memberId,
      name: row.name,
      email: row.email,
      emailVerified: true,
      country: row.country,
      hasAgreedToMarketing: row.hasAgreedToMarketing,
      consentedAt: row.hasConsented ? row.createdAt : null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: member.email })
    .returning({ id: member.id })
  // Another ticket of the same address came first.
  if (made.length === 0) throw new AppError('CODE_EXPIRED')
  const profileId = await createProfile(deps, db, memberId, row.nickName)
  const { passwordHash } = row
  await setPassword(db, { id: deps.newId(), memberId, passwordHash, now })
  const required = row.hasConsented ? requiredConsents(CONSENT_IN_FORCE) : []
  const consents = [...required, marketingConsent(row.hasAgreedToMarketing)]
  await logConsents(db, deps.newId, memberId, row.createdAt, consents)
  await addNotification(db, deps, profileId, { type: 'welcome', data: {} })
  return memberId
}
