import { endOfSession } from '../../platform/auth/end-of-session.js'
import type { Deps } from '../../deps.js'
import { touchAuthSession } from './auth-session-store.js'
import type { FoundAuthSession } from './find-auth-session.js'

const TOUCH_EVERY_MS = 10 * 60_000

/** Notes now and then that a browser is in use, which puts off the end of its sign-in; nobody waits for it. */
export function keepAlive(deps: Deps, { member, updatedAt }: FoundAuthSession): void {
  const now = deps.clock.now()
  if (now.getTime() - updatedAt.getTime() < TOUCH_EVERY_MS) return
  const expiresAt = member.isLimited ? null : endOfSession(now)
  touchAuthSession(deps.db, member.authSessionId, now, expiresAt).catch((cause: unknown) =>
    deps.logger.warn({ err: cause }, 'a sign-in was not kept alive'),
  )
}
