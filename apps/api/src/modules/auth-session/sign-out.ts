import { readAuthToken } from '../../auth/auth-cookie.js'
import type { Caller } from '../../caller.js'
import type { Deps } from '../../deps.js'
import { noVisitorCookie } from '../visitor/index.js'
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
 * Ends the browser's sign-in. A visitor's credential that was there with it was its member's, if anybody's: whoever
 * comes next (`nextId`, if it is known) must not bring those stories over.
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
  if (ended.memberId !== nextId) caller.setCookie(noVisitorCookie(deps.env.PUBLIC_ORIGIN))
}
