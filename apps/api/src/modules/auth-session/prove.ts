import type { Member } from '../../platform/context/actor.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { Caller } from '../../platform/context/caller.js'
import type { Deps } from '../../deps.js'
import { provedUntil } from '../../platform/auth/reauthentication.js'
import { findPasswordHash, noteProof } from './auth-session-store.js'

/** Proves by the password once more who sits there, for what needs it. */
export async function prove(
  deps: Deps,
  caller: Caller,
  member: Member,
  password: string,
): Promise<{ provedUntil: string }> {
  await checkOwnPassword(deps, caller, member, password)
  const provedAt = deps.clock.now()
  await noteProof(deps.db, member.authSessionId, provedAt)
  return { provedUntil: provedUntil({ provedAt }).toISOString() }
}

/** Refuses a password that is not the member's; tries are counted for the account. */
export async function checkOwnPassword(
  deps: Deps,
  { address }: Pick<Caller, 'address'>,
  { memberId }: Pick<Member, 'memberId'>,
  password: string,
): Promise<void> {
  const counted = { email: `member:${memberId}`, address, browserHash: null }
  await deps.signInFailures.count(counted)
  const stored = await findPasswordHash(deps.db, memberId)
  if (!(await deps.passwords.isRight(password, stored))) throw new AppError('BAD_CREDENTIALS')
  await deps.signInFailures.forgive(counted)
}
