import { FIELD_COPY } from '@doran/contract/errors'
import type { Member } from '../../platform/context/actor.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { Caller } from '../../platform/context/caller.js'
import type { Executor } from '../../platform/db/client.js'
import type { Deps } from '../../deps.js'
import {
  checkOwnPassword,
  deleteAuthSessionsOf,
  dropCode,
  forgetBrowsersOf,
} from '../auth-session/index.js'
import { passwordChanged, queueMail } from '../mail/index.js'
import { addNotification } from '../notification/index.js'
import { dropResets, getAccount, lockMember, setPassword, type Account } from './account-store.js'
import { refuseWeakPassword } from './password-rules.js'

/** Changes the password with the one before it and signs out everywhere else. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  actor: Member,
  given: { currentPassword: string; password: string },
): Promise<void> {
  const account = await getAccount(deps.db, actor.memberId)
  const { email } = account.member
  refuseWeakPassword(given.password, { email, nickName: account.profile.name })
  await checkOwnPassword(deps, caller, actor, given.currentPassword)
  if (given.password === given.currentPassword) {
    throw new AppError('INVALID_INPUT', { field: 'password', message: FIELD_COPY.passwordSame })
  }
  const passwordHash = await deps.passwords.hash(given.password)
  await deps.db.transaction(async (tx) => {
    await dropResets(tx, actor.memberId)
    await changePasswordOf(deps, tx, account, passwordHash, actor.authSessionId)
  })
}

/** `keepId`: the session that stays signed in. */
export async function changePasswordOf(
  deps: Deps,
  db: Executor,
  { member, profile }: Account,
  passwordHash: string,
  keepId: string | null,
): Promise<void> {
  const now = deps.clock.now()
  await lockMember(db, member.id)
  await setPassword(db, { id: deps.newId(), memberId: member.id, passwordHash, now })
  await deleteAuthSessionsOf(db, member.id, keepId)
  await dropCode(db, member.id)
  // Whoever made the change needful may be among them.
  await forgetBrowsersOf(db, member.id)
  const data = { at: now.toISOString() }
  await addNotification(db, deps, profile.id, { type: 'password_changed', data })
  await queueMail(db, deps, { to: member.email, ...passwordChanged({ at: now }) })
}
