import type { Member } from '../../actor.js'
import type { AuthSessionRow } from '../../db/schema/auth-session.js'
import type { Deps } from '../../deps.js'
import { deleteAuthSession, deleteAuthSessionsOf } from './auth-session-store.js'
import { dropCode } from './short-time-store.js'

/** Signs one browser out; its token is worth nothing from now on. */
export function revokeAuthSession({ db }: Deps, { id }: AuthSessionRow): Promise<void> {
  return deleteAuthSession(db, id)
}

export function revokeOtherAuthSessions({ db }: Deps, member: Member): Promise<void> {
  return deleteAuthSessionsOf(db, member.memberId, member.authSessionId)
}

/** The code that was shown is void, whether or not there was one. */
export function revokeShortTimePassword({ db }: Deps, { memberId }: Member): Promise<void> {
  return dropCode(db, memberId)
}
