import { eq } from 'drizzle-orm'
import { AppError } from '../../app-error.js'
import type { Caller } from '../../caller.js'
import { hashSecret, newSecret } from '../../credential.js'
import { member } from '../../db/schema/member.js'
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
  const memberId = await findMemberId(deps, email)
  const stored = memberId ? await findPasswordHash(deps.db, memberId) : null
  const isRight = await deps.passwords.isRight(password, stored)
  if (!memberId || !isRight) throw new AppError('BAD_CREDENTIALS')
  await deps.signInFailures.forgive(counted)
  return openSession(deps, caller, memberId)
}

async function findMemberId({ db }: Deps, email: string): Promise<string | null> {
  const [row] = await db.select({ id: member.id }).from(member).where(eq(member.email, email))
  return row?.id ?? null
}
