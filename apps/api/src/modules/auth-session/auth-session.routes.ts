import type { HandlersOf } from '../../platform/http/handlers.js'
import { replyWithCredentials } from '../../platform/http/reply-with-credentials.js'
import { withMinimumDuration } from '../../platform/time/with-minimum-duration.js'
import { createShortTimePassword } from './create-short-time-password.js'
import { listAuthSessions } from './list-auth-sessions.js'
import { reauthenticate } from './reauthenticate.js'
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

export const authSessionHandlers: HandlersOf<Keys> = {
  'POST /v1/auth/login': async ({ ctx, body, setCredentials }) =>
    replyWithCredentials(setCredentials, await signIn(ctx, body)),
  'POST /v1/auth/login/short-time': ({ ctx, body, setCredentials }) =>
    withMinimumDuration(async () =>
      replyWithCredentials(setCredentials, await signInShortTime(ctx, body)),
    ),
  'POST /v1/auth/logout': async ({ ctx, setCredentials }) =>
    setCredentials((await signOut(ctx)).credentials),
  'POST /v1/auth/proof': ({ ctx, body }) => reauthenticate(ctx, body),
  'GET /v1/auth/session': ({ ctx }) => listAuthSessions(ctx),
  'DELETE /v1/auth/session/{sessionUuid}': ({ ctx, owned }) => revokeAuthSession(ctx, owned),
  'DELETE /v1/auth/session': ({ ctx }) => revokeOtherAuthSessions(ctx),
  'POST /v1/auth/short-time-password': ({ ctx, body }) => createShortTimePassword(ctx, body),
  'DELETE /v1/auth/short-time-password': ({ ctx }) => revokeShortTimePassword(ctx),
}
