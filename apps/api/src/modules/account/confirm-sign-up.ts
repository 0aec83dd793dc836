import { CODES } from '@doran/contract/limits'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import { hashSecret } from '../../platform/auth/secret.js'
import { member } from '../../schema/account/member.table.js'
import { signUp, type SignUpRow } from '../../schema/account/sign-up.table.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { openSession, type SignedIn } from '../auth-session/index.js'
import { addNotification } from '../notification/index.js'
import { createProfile } from '../profile/index.js'
import { logConsents, setPassword } from './account-repository.js'
import { CONSENT_IN_FORCE, marketingConsent, requiredConsents } from './consents.js'
import { isMailedCode } from './mailed-code.js'

/** Makes the account of a sign-up whose code came back to the browser that started it, and signs in to it. */
export async function confirmSignUp(
  ctx: Context<'env' | 'mailNotifier' | 'registry' | 'gameEngine'>,
  { ticket, code }: { ticket: string; code: string },
): Promise<SignedIn> {
  const row = await spendAttempt(ctx, ticket)
  const isHere = hashSecret(ctx.caller.browserCredential ?? '').equals(row.browserHash)
  if (!isHere || row.isKnown || !isMailedCode(ctx, { ticket, code, codeHash: row.codeHash })) {
    throw new AppError('CODE_WRONG')
  }
  return inTransaction(ctx, async (tx) =>
    openSession(tx, { memberId: await createAccount(tx, row) }),
  )
}

async function spendAttempt({ db, clock }: Context, ticket: string): Promise<SignUpRow> {
  const [row] = await db
    .update(signUp)
    .set({ attempts: sql`${signUp.attempts} + 1` })
    .where(
      and(
        eq(signUp.id, ticket),
        lt(signUp.attempts, CODES.mailed.attempts),
        gt(signUp.expiresAt, clock.now()),
      ),
    )
    .returning()
  if (!row) throw new AppError('CODE_EXPIRED')
  return row
}

async function createAccount(ctx: Context, row: SignUpRow): Promise<string> {
  const { db } = ctx
  const taken = await db.delete(signUp).where(eq(signUp.id, row.id)).returning({ id: signUp.id })
  if (taken.length === 0) throw new AppError('CODE_EXPIRED')
  const now = ctx.clock.now()
  const memberId = ctx.newId()
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
  const profileId = await createProfile(ctx, { memberId, nickName: row.nickName })
  const { passwordHash } = row
  await setPassword(db, { id: ctx.newId(), memberId, passwordHash, now })
  const required = row.hasConsented ? requiredConsents(CONSENT_IN_FORCE) : []
  const consents = [...required, marketingConsent(row.hasAgreedToMarketing)]
  await logConsents(db, ctx.newId, memberId, row.createdAt, consents)
  await addNotification(ctx, { profileId, type: 'welcome', data: {} })
  return memberId
}
