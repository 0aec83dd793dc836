import { eq } from 'drizzle-orm'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { WithCredentials } from '../../platform/context/credential-changes.js'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../../schema/account/member.table.js'
import { recordAudit } from '../audit/index.js'
import { deletionUndone, newSignIn, queueMail, shortTimeSignIn } from '../mail/index.js'
import { addNotification } from '../notification/index.js'
import { profile } from '../../schema/profile/profile.table.js'
import { deviceLabel } from './device-label.js'
import { rememberBrowser } from './known-browser-repository.js'

/** `hasReturned`: the account was to be deleted, and stays. */
export type SignedIn = WithCredentials<{ hasReturned: boolean }>

export type LockedAccount = {
  memberId: string
  profileId: string
  email: string
  eraseAt: Date | null
}

type SignIn = { account: LockedAccount; sessionId: string; isLimited: boolean }

/** Sign-ins and changes of one account follow each other. */
export async function lockAccount({ db }: Context, memberId: string): Promise<LockedAccount> {
  const [row] = await db
    .select({ email: member.email, eraseAt: member.eraseAt, profileId: profile.id })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(eq(member.id, memberId))
    .for('no key update')
  if (!row) throw new Error(`member ${memberId} is gone`)
  return { memberId, ...row }
}

/**
 * What every sign-in leaves behind, by whichever way: an account that was leaving stays, the browser is known from
 * now on, and the owner is notified of a browser that is new.
 */
export function recordSignIn(
  ctx: Context<'env' | 'mailNotifier'>,
  signIn: SignIn,
): Promise<SignedIn> {
  return inTransaction(ctx, async (tx) => {
    if (signIn.isLimited) {
      await notifyOwner(tx, signIn)
      return { hasReturned: false, credentials: {} }
    }
    const { account } = signIn
    const browser = tx.caller.browserCredential ?? newSecret()
    const isNewOfMany = await rememberCallersBrowser(tx.db, {
      memberId: account.memberId,
      browserHash: hashSecret(browser),
      at: tx.clock.now(),
    })
    if (isNewOfMany) await notifyOwner(tx, signIn)
    const hasReturned = account.eraseAt !== null
    if (hasReturned) await undoDeletion(tx, account)
    return { hasReturned, credentials: { browser } }
  })
}

async function rememberCallersBrowser(
  db: Executor,
  { memberId, browserHash, at }: { memberId: string; browserHash: Buffer; at: Date },
): Promise<boolean> {
  const { isNew, hasOthers } = await rememberBrowser(db, memberId, browserHash, at)
  return isNew && hasOthers
}

async function undoDeletion(
  ctx: Context<'mailNotifier'>,
  { memberId, profileId, email }: LockedAccount,
): Promise<void> {
  await ctx.db.update(member).set({ eraseAt: null }).where(eq(member.id, memberId))
  await recordAudit(ctx, { action: 'account.deletion_undone', memberId })
  await addNotification(ctx, { profileId, type: 'deletion_undone', data: {} })
  await queueMail(ctx, { to: email, ...deletionUndone() })
}

async function notifyOwner(
  ctx: Context<'env' | 'mailNotifier'>,
  { account, sessionId, isLimited }: SignIn,
): Promise<void> {
  const at = ctx.clock.now()
  const device = deviceLabel(ctx.caller.userAgent)
  const type = isLimited ? 'short_time_sign_in' : 'new_sign_in'
  const data = { device, at: at.toISOString(), sessionId }
  await addNotification(ctx, { profileId: account.profileId, type, data })
  const sessionsUrl = `${ctx.env.PUBLIC_ORIGIN}/me`
  const mailText = isLimited ? shortTimeSignIn : newSignIn
  await queueMail(ctx, { to: account.email, ...mailText({ at, device, sessionsUrl }) })
}
