import type { CodeTicket } from '@doran/contract'
import { CODES } from '@doran/contract/limits'
import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import { signUp, type SignUpRow } from '../../schema/account/sign-up.table.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { mailSignUp } from './mail-sign-up.js'
import { newMailedCode } from './mailed-code.js'

const { mailEverySeconds, mails } = CODES.mailed

/** Mails a new code of a sign-up; the one before it is void. */
export async function resendCode(
  ctx: Context<'codeMails' | 'env' | 'mailNotifier'>,
  { ticket }: { ticket: string },
): Promise<CodeTicket> {
  const now = ctx.clock.now()
  const row = await getWaiting(ctx, { ticket, now })
  const isMailed = await ctx.codeMails.take(row.email)
  const { code, codeHash, expiresAt } = newMailedCode(ctx, { ticket, isMailed })
  await inTransaction(ctx, async (tx) => {
    const renewed = await tx.db
      .update(signUp)
      .set({ codeHash, expiresAt, attempts: 0, mails: row.mails + 1, mailedAt: now })
      .where(and(eq(signUp.id, ticket), eq(signUp.mails, row.mails)))
      .returning({ id: signUp.id })
    if (renewed.length === 0) throw new AppError('TOO_MANY', { retryAfter: mailEverySeconds })
    await mailSignUp(tx, { ...row, code, isMailed })
  })
  return { id: ticket, expiresAt: expiresAt.toISOString() }
}

async function getWaiting(
  { db }: Context,
  { ticket, now }: { ticket: string; now: Date },
): Promise<SignUpRow> {
  const [row] = await db
    .select()
    .from(signUp)
    .where(and(eq(signUp.id, ticket), gt(signUp.expiresAt, now)))
  if (!row || row.mails >= mails) throw new AppError('CODE_EXPIRED')
  const waited = (now.getTime() - row.mailedAt.getTime()) / 1000
  if (waited < mailEverySeconds) {
    throw new AppError('TOO_MANY', { retryAfter: Math.ceil(mailEverySeconds - waited) })
  }
  return row
}
