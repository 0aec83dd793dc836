import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { withMinimumDuration } from '../../platform/time/with-minimum-duration.js'
import { createShortTimePassword } from './create-short-time-password.js'
import { listAuthSessions } from './list-auth-sessions.js'
import { prove } from './prove.js'
import { revokeAuthSession, revokeOtherAuthSessions, revokeShortTimePassword } from './revoke.js'
import { signInShortTime } from './sign-in-short-time.js'
import { signIn } from './sign-in.js'
import { signOut } from './sign-out.js'

type Keys =
  | 'POST /v1/auth/login'
  | 'POST /v1/auth/login/short-time'
  | 'POST /v1/auth/logout'
  | 'POST /v1/auth/proof'
  | 'GET /v1/auth/session'
  | 'DELETE /v1/auth/session/{sessionUuid}'
  | 'DELETE /v1/auth/session'
  | 'POST /v1/auth/short-time-password'
  | 'DELETE /v1/auth/short-time-password'

export function authSessionHandlers(deps: Deps): HandlersOf<Keys> {
  return {
    'POST /v1/auth/login': ({ caller, body }) => signIn(deps, caller, body),
    'POST /v1/auth/login/short-time': ({ caller, body }) =>
      withMinimumDuration(() => signInShortTime(deps, caller, body)),
    'POST /v1/auth/logout': ({ caller }) => signOut(deps, caller),
    'POST /v1/auth/proof': ({ actor, caller, body }) => prove(deps, caller, actor, body.password),
    'GET /v1/auth/session': ({ actor }) => listAuthSessions(deps, actor),
    'DELETE /v1/auth/session/{sessionUuid}': ({ owned }) => revokeAuthSession(deps, owned),
    'DELETE /v1/auth/session': ({ actor }) => revokeOtherAuthSessions(deps, actor),
    'POST /v1/auth/short-time-password': ({ actor, body }) =>
      createShortTimePassword(deps, actor.memberId, body.sessionTtl),
    'DELETE /v1/auth/short-time-password': ({ actor }) => revokeShortTimePassword(deps, actor),
  }
}
