import { and, eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import type { Caller } from '../../platform/context/caller.js'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import { authAccount } from './auth-account.table.js'
import { member } from '../account/member.table.js'
import type { Deps } from '../../deps.js'
import { findPasswordHash } from './auth-session-store.js'
import { isKnownBrowser } from './known-browser-store.js'
import { openSession } from './open-session.js'

/**
 * Signs in by password. An address without an account costs the same work and is answered alike; every try is
 * counted before the password is looked at.
 */
export async function signIn(
  deps: Deps,
  caller: Caller,
  { email, password }: { email: string; password: string },
): Promise<{ hasReturned: boolean }> {
  const browserHash = hashSecret(caller.browserCredential ?? newSecret())
  const isKnown = await isKnownBrowser(deps.db, email, browserHash)
  const counted = { email, address: caller.address, browserHash: isKnown ? browserHash : null }
  await deps.signInFailures.count(counted)
  const found = await findCredential(deps, email)
  const isRight = await deps.passwords.isRight(password, found?.passwordHash ?? null)
  if (!found?.passwordHash || !isRight) throw new AppError('BAD_CREDENTIALS')
  await deps.signInFailures.forgive(counted)
  const { memberId, passwordHash } = found
  return openSession(deps, caller, {
    memberId,
    // It may have been changed while it was compared.
    async confirm(db) {
      if ((await findPasswordHash(db, memberId)) !== passwordHash) {
        throw new AppError('BAD_CREDENTIALS')
      }
    },
  })
}

/** In one question, so that an address without an account takes as long. */
async function findCredential({ db }: Deps, email: string) {
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
