import { routes } from '@doran/site/core'
import { withNext } from '../login-address'
import { rememberMethod, type LoginMethod } from './login-method'
import { storeLoginResult, type LoginResult } from './login-result'
import { replacePage } from './replace-page'
import { removeSignInDrafts } from './sign-in-drafts'

type Login = Partial<LoginResult> & { method: LoginMethod; next: string }

/** Somebody has signed in: goes on to `/login/after`, which shows what came of it and leads to `next`. */
export function redirectAfterLogin({
  method,
  next,
  hasReturned = false,
  hasNewPassword = false,
}: Login): Promise<never> {
  rememberMethod(method)
  removeSignInDrafts()
  storeLoginResult({ hasReturned, hasNewPassword })
  return replacePage(withNext(routes.loginAfter.path(), next))
}
