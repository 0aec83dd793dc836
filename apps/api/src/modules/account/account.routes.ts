import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { withMinimumDuration } from '../../platform/time/with-minimum-duration.js'
import { changePassword } from './change-password.js'
import { checkNickName } from './check-nick-name.js'
import { confirmSignUp } from './confirm-sign-up.js'
import { getMe } from './get-me.js'
import { requestReset } from './request-reset.js'
import { resendCode } from './resend-code.js'
import { resetPassword } from './reset-password.js'
import { startSignUp } from './sign-up.js'
import { agree, finishWelcome, setInterests, updateUser } from './update-user.js'

type Keys =
  | 'POST /v1/user'
  | 'GET /v1/user/me'
  | 'PATCH /v1/user'
  | 'GET /v1/user/nickname/check'
  | 'PUT /v1/user/consent'
  | 'PUT /v1/user/interest'
  | 'PUT /v1/user/welcome'
  | 'POST /v1/auth/email/resend'
  | 'POST /v1/auth/email/confirm'
  | 'POST /v1/auth/password/reset-request'
  | 'POST /v1/auth/password/reset'
  | 'PUT /v1/auth/password'

export function accountHandlers(deps: Deps): HandlersOf<Keys> {
  return {
    'POST /v1/user': ({ caller, body }) => startSignUp(deps, caller, body),
    'GET /v1/user/me': ({ actor }) => getMe(deps, actor),
    'PATCH /v1/user': ({ actor, body }) => updateUser(deps, actor, body),
    'GET /v1/user/nickname/check': ({ query }) => checkNickName(deps, query.v),
    'PUT /v1/user/consent': ({ actor, body }) => agree(deps, actor, body),
    'PUT /v1/user/interest': ({ actor, body }) => setInterests(deps, actor, body.interests),
    'PUT /v1/user/welcome': ({ actor }) => finishWelcome(deps, actor),
    'POST /v1/auth/email/resend': ({ body }) => resendCode(deps, body.ticket),
    'POST /v1/auth/email/confirm': ({ caller, body }) => confirmSignUp(deps, caller, body),
    'POST /v1/auth/password/reset-request': ({ caller, body }) =>
      withMinimumDuration(() => requestReset(deps, caller, body.email)),
    'POST /v1/auth/password/reset': ({ caller, body }) => resetPassword(deps, caller, body),
    'PUT /v1/auth/password': ({ actor, caller, body }) => changePassword(deps, caller, actor, body),
  }
}
