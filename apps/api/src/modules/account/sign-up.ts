import type { CodeTicket, ParsedBodyOf } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import { signUp } from '../../schema/account/sign-up.table.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { WithCredentials } from '../../platform/context/credential-changes.js'
import { findAccountByEmail, isNameTaken } from './account-repository.js'
import { mailSignUp } from './mail-sign-up.js'
import { newMailedCode } from './mailed-code.js'
import { nameKeyOf, refuseReservedName } from '../profile/index.js'
import { refuseWeakPassword } from './password-rules.js'

/**
 * Takes a sign-up and mails a code; the account is made when the code comes back. Answered alike, and with the same
 * work, whether or not the address has an account: only its mail says so.
 */
export async function startSignUp(
  ctx: Context<'codeMails' | 'env' | 'mailNotifier' | 'passwords'>,
  given: ParsedBodyOf<'POST /v1/user'>,
): Promise<WithCredentials<CodeTicket>> {
  const { email, nickName, consent } = given
  const now = ctx.clock.now()
  const nameKey = nameKeyOf(nickName)
  refuseWeakPassword(given.password, { email, nickName })
  await refuseTakenName(ctx, nickName)
  const passwordHash = await ctx.passwords.hash(given.password)
  const known = await findAccountByEmail(ctx.db, email)
  const id = ctx.newId()
  const browser = ctx.caller.browserCredential ?? newSecret()
  const isMailed = await ctx.codeMails.take(email)
  const { code, codeHash, expiresAt } = newMailedCode(ctx, { ticket: id, isMailed })
  await inTransaction(ctx, async (tx) => {
    const row = {
      id,
      email,
      name: given.name,
      nickName,
      nameKey,
      passwordHash,
      country: given.country,
      hasAgreedToMarketing: given.hasAgreedToMarketing,
      hasConsented: consent !== undefined,
      isKnown: known !== null,
      codeHash,
      browserHash: hashSecret(browser),
      mailedAt: now,
      expiresAt,
      createdAt: now,
    }
    // Whoever corrects the address of a sign-up takes its name along.
    await tx.db
      .delete(signUp)
      .where(and(eq(signUp.nameKey, nameKey), eq(signUp.browserHash, row.browserHash)))
    await tx.db.insert(signUp).values(row)
    await mailSignUp(tx, { ...row, code, isMailed })
  })
  return { id, expiresAt: expiresAt.toISOString(), credentials: { browser } }
}

/** A name is no secret: it stands on a profile for all to see. */
async function refuseTakenName(ctx: Context, nickName: string): Promise<void> {
  refuseReservedName(nickName, 'nickName')
  if (!(await isNameTaken(ctx, nameKeyOf(nickName)))) return
  throw new AppError('INVALID_INPUT', { field: 'nickName', message: FIELD_COPY.nickNameTaken })
}
