import { CODES } from '@doran/contract/limits'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import type { Caller } from '../../platform/context/caller.js'
import { passwordReset } from './password-reset.table.js'
import type { Deps } from '../../deps.js'
import { openSession } from '../auth-session/index.js'
import { dropResets, getAccount } from './account-store.js'
import { changePasswordOf } from './change-password.js'
import { isMailedCode } from './mailed-code.js'
import { refuseWeakPassword } from './password-rules.js'

type Given = { ticket: string; code: string; password: string }

/** Sets a new password with the code of a mail, signs out everywhere, and signs in here. */
export async function resetPassword(
  deps: Deps,
  caller: Caller,
  { ticket, code, password }: Given,
): Promise<{ hasReturned: boolean }> {
  refuseWeakPassword(password, {})
  const row = await spendAttempt(deps, ticket)
  if (!row.memberId || !isMailedCode(deps, ticket, code, row.codeHash)) {
    throw new AppError('CODE_WRONG')
  }
  const account = await getAccount(deps.db, row.memberId)
  refuseWeakPassword(password, { email: account.member.email, nickName: account.profile.name })
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction(async (tx) => {
    const dropped = await dropResets(tx, account.member.id)
    if (!dropped.includes(ticket)) throw new AppError('CODE_EXPIRED')
    await changePasswordOf(deps, tx, account, passwordHash, null)
  })
  return openSession(deps, caller, { memberId: account.member.id })
}

async function spendAttempt(deps: Deps, ticket: string) {
  const [row] = await deps.db
    .update(passwordReset)
    .set({ attempts: sql`${passwordReset.attempts} + 1` })
    .where(
      and(
        eq(passwordReset.id, ticket),
        lt(passwordReset.attempts, CODES.mailed.attempts),
        gt(passwordReset.expiresAt, deps.clock.now()),
      ),
    )
    .returning()
  if (!row) throw new AppError('CODE_EXPIRED')
  return row
}
