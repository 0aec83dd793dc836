import type { Member } from '../../platform/context/actor.js'
import type { AuthSessionRow } from './auth-session.table.js'
import type { Deps } from '../../deps.js'
import { deleteAuthSession, deleteAuthSessionsOf } from './auth-session-store.js'
import { dropCode } from './short-time-store.js'

/** Signs one browser out: its token is worth nothing from now on, nor is a code that it may have asked for. */
export async function revokeAuthSession({ db }: Deps, row: AuthSessionRow): Promise<void> {
  await dropCode(db, row.memberId)
  await deleteAuthSession(db, row.id)
}

export async function revokeOtherAuthSessions({ db }: Deps, member: Member): Promise<void> {
  await dropCode(db, member.memberId)
  await deleteAuthSessionsOf(db, member.memberId, member.authSessionId)
}

/** The code that was shown is void, whether or not there was one. */
export function revokeShortTimePassword({ db }: Deps, { memberId }: Member): Promise<void> {
  return dropCode(db, memberId)
}
