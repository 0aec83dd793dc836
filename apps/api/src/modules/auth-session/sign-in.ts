import { and, eq } from 'drizzle-orm'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { member } from '../../schema/account/member.table.js'
import { authAccount } from '../../schema/account/auth-account.table.js'
import { findPasswordHash } from './auth-session-repository.js'
import { isKnownBrowser } from './known-browser-repository.js'
import { openSession } from './open-session.js'
import type { SignedIn } from './record-sign-in.js'

/**
 * Signs in by password. An address without an account costs the same work and is answered alike; every try is
 * counted before the password is looked at.
 */
export async function signIn(
  ctx: Context<'env' | 'mailNotifier' | 'passwords' | 'registry' | 'signInFailures' | 'gameEngine'>,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const { address, browserCredential } = ctx.caller
  const browserHash = hashSecret(browserCredential ?? newSecret())
  const isKnown = await isKnownBrowser(ctx.db, email, browserHash)
  const attempt = { email, address, browserHash: isKnown ? browserHash : null }
  await ctx.signInFailures.count(attempt)
  const found = await findCredential(ctx, email)
  const isRight = await ctx.passwords.isRight(password, found?.passwordHash ?? null)
  if (!found?.passwordHash || !isRight) throw new AppError('BAD_CREDENTIALS')
  await ctx.signInFailures.forgive(attempt)
  const { memberId, passwordHash } = found
  return openSession(ctx, {
    memberId,
    // It may have been changed while it was compared.
    async confirm({ db }) {
      if ((await findPasswordHash(db, memberId)) !== passwordHash) {
        throw new AppError('BAD_CREDENTIALS')
      }
    },
  })
}

/** In one question, so that an address without an account takes as long. */
async function findCredential({ db }: Context, email: string) {
  const [row] = await db
    .select({ memberId: member.id, passwordHash: authAccount.password })
    .from(member)
    .leftJoin(
      authAccount,
      and(eq(authAccount.memberId, member.id), eq(authAccount.providerId, 'credential')),
    )
    .where(eq(member.email, email))
  return row
}
