import { FIELD_COPY } from '@doran/contract/errors'
import type { Member } from '../../platform/context/actor.js'
import { AppError } from '../../platform/errors/app-error.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import {
  checkOwnPassword,
  deleteCode,
  deleteBrowsersOf,
  endSessionsOf,
} from '../auth-session/index.js'
import { recordAudit } from '../audit/index.js'
import { passwordChanged, queueMail } from '../mail/index.js'
import { addNotification } from '../notification/index.js'
import {
  deleteResets,
  getAccount,
  lockMember,
  setPassword,
  type Account,
} from './account-repository.js'
import { refuseWeakPassword } from './password-rules.js'

/** Changes the password with the one before it and signs out everywhere else. */
export async function changePassword(
  ctx: Context<'mailNotifier' | 'passwords' | 'signInFailures', Member>,
  given: { currentPassword: string; password: string },
): Promise<void> {
  const account = await getAccount(ctx.db, ctx.actor.memberId)
  const { email } = account.member
  refuseWeakPassword(given.password, { email, nickName: account.profile.name })
  await checkOwnPassword(ctx, given.currentPassword)
  if (given.password === given.currentPassword) {
    throw new AppError('INVALID_INPUT', { field: 'password', message: FIELD_COPY.passwordSame })
  }
  const passwordHash = await ctx.passwords.hash(given.password)
  await inTransaction(ctx, async (tx) => {
    await deleteResets(tx.db, tx.actor.memberId)
    const exceptSessionId = tx.actor.authSessionId
    await storeNewPassword(tx, { account, passwordHash, exceptSessionId })
  })
}

/** Stores a new password and signs the member out everywhere but in the session that made the change. */
export function storeNewPassword(
  ctx: Context<'mailNotifier'>,
  given: { account: Account; passwordHash: string; exceptSessionId: string | null },
): Promise<void> {
  const { member, profile } = given.account
  const { passwordHash, exceptSessionId } = given
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    const now = tx.clock.now()
    await lockMember(db, member.id)
    await setPassword(db, { id: tx.newId(), memberId: member.id, passwordHash, now })
    await endSessionsOf(tx, { memberId: member.id, keepId: exceptSessionId })
    await deleteCode(db, member.id)
    // The one because of whom the password was changed may be among them.
    await deleteBrowsersOf(db, member.id)
    await recordAudit(tx, { action: 'account.password_changed', memberId: member.id })
    const data = { at: now.toISOString() }
    await addNotification(tx, { profileId: profile.id, type: 'password_changed', data })
    await queueMail(tx, { to: member.email, ...passwordChanged({ at: now }) })
  })
}
