import type { HandlersOf } from '../../platform/http/handlers.js'
import { replyWithCredentials } from '../../platform/http/reply-with-credentials.js'
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

export const accountHandlers: HandlersOf<Keys> = {
  'POST /v1/user': async ({ ctx, body, setCredentials }) =>
    replyWithCredentials(setCredentials, await startSignUp(ctx, body)),
  'GET /v1/user/me': ({ ctx }) => getMe(ctx),
  'PATCH /v1/user': ({ ctx, body }) => updateUser(ctx, body),
  'GET /v1/user/nickname/check': ({ ctx, query }) => checkNickName(ctx, query.v),
  'PUT /v1/user/consent': ({ ctx, body }) => agree(ctx, body),
  'PUT /v1/user/interest': ({ ctx, body }) => setInterests(ctx, body),
  'PUT /v1/user/welcome': ({ ctx }) => finishWelcome(ctx),
  'POST /v1/auth/email/resend': ({ ctx, body }) => resendCode(ctx, body),
  'POST /v1/auth/email/confirm': async ({ ctx, body, setCredentials }) =>
    replyWithCredentials(setCredentials, await confirmSignUp(ctx, body)),
  'POST /v1/auth/password/reset-request': ({ ctx, body }) =>
    withMinimumDuration(() => requestReset(ctx, body)),
  'POST /v1/auth/password/reset': async ({ ctx, body, setCredentials }) =>
    replyWithCredentials(setCredentials, await resetPassword(ctx, body)),
  'PUT /v1/auth/password': ({ ctx, body }) => changePassword(ctx, body),
}
