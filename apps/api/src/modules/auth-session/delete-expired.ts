import { lte } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { deleteOldCounts } from '../../platform/db/count-in-window.js'
import { deleteExpiredAuthSessions } from './auth-session-repository.js'
import { authVerification } from '../../schema/account/auth-verification.table.js'
import { deleteOldBrowsers } from './known-browser-repository.js'
import { deleteExpiredCodes } from './short-time-repository.js'

const KNOWN_FOR_MS = 400 * 86_400_000

/** Removes expired sign-ins, codes and counts, and browsers that were not seen for more than a year. */
export async function deleteExpired({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await deleteExpiredAuthSessions(db, now)
  await deleteExpiredCodes(db, now)
  await deleteOldBrowsers(db, new Date(now.getTime() - KNOWN_FOR_MS))
  await db.delete(authVerification).where(lte(authVerification.expiresAt, now))
  await deleteOldCounts(db, now)
}
