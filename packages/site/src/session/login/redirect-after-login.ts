import { rememberMethod, type LoginMethod } from './login-method.js'
import { afterLoginPath } from './login-path.js'
import { storeLoginResult, type LoginResult } from './login-result.js'
import { replacePage } from './replace-page.js'
import { removeSignInDrafts } from './sign-in-drafts.js'

type Login = Partial<LoginResult> & { method: LoginMethod; next: string }

/** Goes on to `/login/after` after a sign-in, which shows its result and leads to `next`. */
export function redirectAfterLogin({
  method,
  next,
  hasReturned = false,
  hasNewPassword = false,
}: Login): Promise<never> {
  rememberMethod(method)
  removeSignInDrafts()
  storeLoginResult({ hasReturned, hasNewPassword })
  return replacePage(afterLoginPath({ next }))
}
