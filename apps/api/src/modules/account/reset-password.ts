import { CODES } from '@doran/contract/limits'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import { passwordReset } from '../../schema/account/password-reset.table.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { openSession, type SignedIn } from '../auth-session/index.js'
import { deleteResets, getAccount } from './account-repository.js'
import { storeNewPassword } from './change-password.js'
import { isMailedCode } from './mailed-code.js'
import { refuseWeakPassword } from './password-rules.js'

type Given = { ticket: string; code: string; password: string }

/** Sets a new password with the code of a mail, signs out everywhere, and signs in here. */
export async function resetPassword(
  ctx: Context<'env' | 'mailNotifier' | 'passwords' | 'registry' | 'gameEngine'>,
  { ticket, code, password }: Given,
): Promise<SignedIn> {
  refuseWeakPassword(password, {})
  const row = await spendAttempt(ctx, ticket)
  if (!row.memberId || !isMailedCode(ctx, { ticket, code, codeHash: row.codeHash })) {
    throw new AppError('CODE_WRONG')
  }
  const account = await getAccount(ctx.db, row.memberId)
  refuseWeakPassword(password, { email: account.member.email, nickName: account.profile.name })
  const passwordHash = await ctx.passwords.hash(password)
  return inTransaction(ctx, async (tx) => {
    const deleted = await deleteResets(tx.db, account.member.id)
    if (!deleted.includes(ticket)) throw new AppError('CODE_EXPIRED')
    await storeNewPassword(tx, { account, passwordHash, exceptSessionId: null })
    return openSession(tx, { memberId: account.member.id })
  })
}

async function spendAttempt({ db, clock }: Context, ticket: string) {
  const [row] = await db
    .update(passwordReset)
    .set({ attempts: sql`${passwordReset.attempts} + 1` })
    .where(
      and(
        eq(passwordReset.id, ticket),
        lt(passwordReset.attempts, CODES.mailed.attempts),
        gt(passwordReset.expiresAt, clock.now()),
      ),
    )
    .returning()
  if (!row) throw new AppError('CODE_EXPIRED')
  return row
}
