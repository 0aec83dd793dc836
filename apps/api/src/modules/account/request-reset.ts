import type { CodeTicket } from '@doran/contract'
import { CODES } from '@doran/contract/limits'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import { passwordReset } from '../../schema/account/password-reset.table.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { isKnownBrowser } from '../auth-session/index.js'
import { queueMail, resetCode } from '../mail/index.js'
import { findAccountByEmail } from './account-repository.js'
import { newMailedCode } from './mailed-code.js'

/** Mails a code for a new password. Answered alike, and with the same work, for an address without an account. */
export async function requestReset(
  ctx: Context<'codeMails' | 'env' | 'mailNotifier'>,
  { email }: { email: string },
): Promise<CodeTicket> {
  const browserHash = hashSecret(ctx.caller.browserCredential ?? newSecret())
  const isKnown = await isKnownBrowser(ctx.db, email, browserHash)
  const account = await findAccountByEmail(ctx.db, email)
  const id = ctx.newId()
  const isMailed = await ctx.codeMails.take(email, isKnown ? browserHash : null)
  const { code, codeHash, expiresAt } = newMailedCode(ctx, { ticket: id, isMailed })
  const returnUrl = `${ctx.env.PUBLIC_ORIGIN}/login/email?reset=${id}`
  await inTransaction(ctx, async (tx) => {
    await tx.db.insert(passwordReset).values({
      id,
      memberId: account?.member.id ?? null,
      codeHash,
      expiresAt,
      createdAt: ctx.clock.now(),
    })
    const to = account && isMailed ? email : null
    const mailText = resetCode({ code, returnUrl, minutes: CODES.mailed.minutes })
    await queueMail(tx, { to, ...mailText })
  })
  return { id, expiresAt: expiresAt.toISOString() }
}
