import { and, eq, isNotNull } from 'drizzle-orm'
import { readAuthToken } from '../../platform/auth/auth-cookie.js'
import type { Caller } from '../../platform/context/caller.js'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../account/member.table.js'
import { profile } from '../profile/profile.table.js'
import type { Deps } from '../../deps.js'
import { mergeVisitor, noVisitorCookie } from '../visitor/index.js'
import { deleteAuthSessionByToken } from './auth-session-store.js'

/** Signs the browser out; the token is worth nothing afterwards, wherever it was copied to. */
export async function signOut(deps: Deps, caller: Caller): Promise<void> {
  await endCurrentSession(deps, caller, null)
  const { headers } = await deps.auth.api.forgetCookie({
    headers: caller.headers,
    returnHeaders: true,
  })
  for (const line of headers.getSetCookie()) caller.setCookie(line)
}

/**
 * Ends the browser's sign-in. What a visitor did there and was not brought over yet is its member's, if anybody's:
 * it is brought over now, so that nothing is lost and whoever comes next (`nextId`, if it is known) takes none of it.
 */
export async function endCurrentSession(
  deps: Deps,
  caller: Caller,
  nextId: string | null,
): Promise<void> {
  const token = readAuthToken(caller.headers, deps.env)
  const ended = token ? await deleteAuthSessionByToken(deps.db, token) : null
  // A borrowed device's visitor is its owner; one who came after the sign-in had run out may be anybody.
  if (!ended || ended.isLimited || ended.expiresAt <= deps.clock.now()) return
  const { visitorCredential } = caller
  if (ended.memberId === nextId || !visitorCredential) return
  const profileId = await findConsented(deps.db, ended.memberId)
  // Who turns back at the terms is the visitor they were.
  if (!profileId) return
  await mergeVisitor(deps, { profileId, visitorCredential })
  caller.setCookie(noVisitorCookie(deps.env.PUBLIC_ORIGIN))
}

async function findConsented(db: Executor, memberId: string): Promise<string | null> {
  const [found] = await db
    .select({ profileId: profile.id })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(and(eq(member.id, memberId), isNotNull(member.consentedAt)))
  return found?.profileId ?? null
}
