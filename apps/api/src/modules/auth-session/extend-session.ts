import type { Context } from '../../platform/context/context.js'
import { endOfSession } from '../../platform/auth/end-of-session.js'
import { touchAuthSession } from './auth-session-repository.js'
import type { FoundAuthSession } from './find-auth-session.js'

const TOUCH_EVERY_MS = 10 * 60_000

/** Puts the end of a sign-in off while its browser is used; no call waits for it. */
export function extendSession(
  { db, clock, logger }: Context,
  { member, updatedAt }: FoundAuthSession,
): void {
  const now = clock.now()
  if (now.getTime() - updatedAt.getTime() < TOUCH_EVERY_MS) return
  const expiresAt = member.isLimited ? null : endOfSession(now)
  touchAuthSession(db, member.authSessionId, now, expiresAt).catch((cause: unknown) =>
    logger.warn({ err: cause }, 'a sign-in was not extended'),
  )
}
