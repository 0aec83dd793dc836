import { AUTH_SESSION } from '@doran/contract/limits'
import { authCookieName, signAuthToken } from '../../auth/auth-cookie.js'
import type { Caller } from '../../caller.js'
import { ownCookie } from '../../cookies.js'
import type { Deps } from '../../deps.js'
import { touchAuthSession } from './auth-session-store.js'
import type { FoundAuthSession } from './find-auth-session.js'

const TOUCH_EVERY_MS = 10 * 60_000
const RENEW_COOKIE_EVERY_MS = 24 * 3_600_000

/** Notes now and then that a browser is in use, which puts off the end of its sign-in; nobody waits for it. */
export function keepAlive(
  deps: Deps,
  { member, updatedAt }: FoundAuthSession,
  caller: Caller,
  token: string,
): void {
  const now = deps.clock.now()
  const idleMs = now.getTime() - updatedAt.getTime()
  if (idleMs < TOUCH_EVERY_MS) return
  const expiresAt = new Date(now.getTime() + AUTH_SESSION.days * 86_400_000)
  touchAuthSession(deps.db, member.authSessionId, now, member.isLimited ? null : expiresAt).catch(
    (cause: unknown) => deps.logger.warn({ err: cause }, 'a sign-in was not kept alive'),
  )
  if (idleMs >= RENEW_COOKIE_EVERY_MS) caller.setCookie(authCookie(deps, token))
}

function authCookie({ env }: Deps, token: string): string {
  return ownCookie(authCookieName(env.PUBLIC_ORIGIN), signAuthToken(token, env), env.PUBLIC_ORIGIN)
}
