import { lte } from 'drizzle-orm'
import { authVerification } from './auth-verification.table.js'
import { rateCount } from './rate-count.table.js'
import type { Deps } from '../../deps.js'
import { deleteExpiredAuthSessions } from './auth-session-store.js'
import { forgetOldBrowsers } from './known-browser-store.js'
import { dropExpiredCodes } from './short-time-store.js'

const KNOWN_FOR_MS = 400 * 86_400_000

/** Removes what has run out: sign-ins, codes, counts, browsers not seen for more than a year. */
export async function forgetExpired({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  await deleteExpiredAuthSessions(db, now)
  await dropExpiredCodes(db, now)
  await forgetOldBrowsers(db, new Date(now.getTime() - KNOWN_FOR_MS))
  await db.delete(authVerification).where(lte(authVerification.expiresAt, now))
  await db.delete(rateCount).where(lte(rateCount.expire, now.getTime()))
}
