import { provedUntil } from '../../platform/auth/reauthentication.js'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findPasswordHash, setProvedAt } from './auth-session-repository.js'

type PasswordContext = Context<'passwords' | 'signInFailures', Member>

/** Proves by the password once more who uses the browser, for what needs it. */
export async function reauthenticate(
  ctx: PasswordContext,
  { password }: { password: string },
): Promise<{ provedUntil: string }> {
  await checkOwnPassword(ctx, password)
  const provedAt = ctx.clock.now()
  await setProvedAt(ctx.db, ctx.actor.authSessionId, provedAt)
  return { provedUntil: provedUntil({ provedAt }).toISOString() }
}

/** Refuses a password that is not the member's; tries are counted for the account. */
export async function checkOwnPassword(ctx: PasswordContext, password: string): Promise<void> {
  const { memberId } = ctx.actor
  const { address } = ctx.caller
  const attempt = { email: `member:${memberId}`, address, browserHash: null }
  await ctx.signInFailures.count(attempt)
  const stored = await findPasswordHash(ctx.db, memberId)
  if (!(await ctx.passwords.isRight(password, stored))) throw new AppError('BAD_CREDENTIALS')
  await ctx.signInFailures.forgive(attempt)
}
