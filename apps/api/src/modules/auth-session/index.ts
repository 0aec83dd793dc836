import type { Owner } from '../../platform/context/actor.js'
import type { AuthSessionRow } from './auth-session.table.js'
import type { Deps } from '../../deps.js'
import { findAuthSessionById } from './auth-session-store.js'

export { authSessionHandlers } from './auth-session.routes.js'
export { deleteAuthSessionsOf } from './auth-session-store.js'
export { findAuthSession } from './find-auth-session.js'
export { keepAlive } from './keep-alive.js'
export { forgetBrowsersOf, isKnownBrowser } from './known-browser-store.js'
export { openSession } from './open-session.js'
export { checkOwnPassword } from './prove.js'
export { recordSignIn } from './record-sign-in.js'
export { dropCode } from './short-time-store.js'
export { endCurrentSession, signOut } from './sign-out.js'
export { forgetExpired } from './forget-expired.js'

export async function findOwnedAuthSession(
  deps: Deps,
  owner: Owner,
  id: string,
): Promise<AuthSessionRow | null> {
  const row = await findAuthSessionById(deps.db, id)
  return owner.kind === 'member' && row?.memberId === owner.memberId ? row : null
}
