import { lte } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { deleteExpiredAuthSessions } from './auth-session-store.js'
import { authVerification } from '../../schema/account/auth-verification.table.js'
import { deleteOldBrowsers } from './known-browser-store.js'
import { rateCount } from '../../schema/platform/rate-count.table.js'
import { deleteExpiredCodes } from './short-time-store.js'

const KNOWN_FOR_MS = 400 * 86_400_000

/** Removes expired sign-ins, codes and counts, and browsers that were not seen for more than a year. */
export async function deleteExpired({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await deleteExpiredAuthSessions(db, now)
  await deleteExpiredCodes(db, now)
  await deleteOldBrowsers(db, new Date(now.getTime() - KNOWN_FOR_MS))
  await db.delete(authVerification).where(lte(authVerification.expiresAt, now))
  await db.delete(rateCount).where(lte(rateCount.expire, now.getTime()))
}
