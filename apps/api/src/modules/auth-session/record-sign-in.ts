import { COOKIES } from '@doran/contract/names'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../platform/context/caller.js'
import { ownCookie } from '../../platform/http/cookies.js'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../account/member.table.js'
import { profile } from '../profile/profile.table.js'
import type { Deps } from '../../deps.js'
import { deletionUndone, newSignIn, queueMail, shortTimeSignIn } from '../mail/index.js'
import { addNotification } from '../notification/index.js'
import { deviceWords } from './device-words.js'
import { rememberBrowser } from './known-browser-store.js'

type SignIn = { memberId: string; sessionId: string; isLimited: boolean }

/**
 * What every sign-in leaves behind, by whichever way: an account that was leaving stays, the browser is known from
 * now on, and the owner hears of a browser that is new.
 */
export async function recordSignIn(
  deps: Deps,
  caller: Caller,
  signIn: SignIn,
  confirm?: (db: Executor) => Promise<void>,
): Promise<{ hasReturned: boolean }> {
  const credential = caller.browserCredential ?? newSecret()
  const hasReturned = await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, signIn.memberId)
    await confirm?.(tx)
    if (signIn.isLimited) {
      await tellOf(deps, tx, caller, signIn, account)
      return false
    }
    const { memberId } = signIn
    const now = deps.clock.now()
    const { isNew, hasOthers } = await rememberBrowser(tx, memberId, hashSecret(credential), now)
    if (isNew && hasOthers) await tellOf(deps, tx, caller, signIn, account)
    return account.eraseAt !== null && undoDeletion(deps, tx, memberId, account)
  })
  if (!signIn.isLimited) {
    caller.setCookie(ownCookie(COOKIES.browser, credential, deps.env.PUBLIC_ORIGIN))
  }
  return { hasReturned }
}

type Account = { email: string; eraseAt: Date | null; profileId: string }

async function lockAccount(db: Executor, memberId: string): Promise<Account> {
  const [row] = await db
    .select({ email: member.email, eraseAt: member.eraseAt, profileId: profile.id })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(eq(member.id, memberId))
    .for('no key update')
  if (!row) throw new Error(`member ${memberId} is gone`)
  return row
}

async function undoDeletion(
  deps: Deps,
  db: Executor,
  memberId: string,
  { email, profileId }: Account,
): Promise<true> {
  await db.update(member).set({ eraseAt: null }).where(eq(member.id, memberId))
  await addNotification(db, deps, profileId, { type: 'deletion_undone', data: {} })
  await queueMail(db, deps, { to: email, ...deletionUndone() })
  return true
}

async function tellOf(
  deps: Deps,
  db: Executor,
  caller: Caller,
  { sessionId, isLimited }: SignIn,
  { email, profileId }: Account,
): Promise<void> {
  const at = deps.clock.now()
  const device = deviceWords(caller.userAgent)
  const type = isLimited ? 'short_time_sign_in' : 'new_sign_in'
  const data = { device, at: at.toISOString(), sessionId }
  await addNotification(db, deps, profileId, { type, data })
  const sessionsUrl = `${deps.env.PUBLIC_ORIGIN}/me`
  const words = isLimited ? shortTimeSignIn : newSignIn
  await queueMail(db, deps, { to: email, ...words({ at, device, sessionsUrl }) })
}
