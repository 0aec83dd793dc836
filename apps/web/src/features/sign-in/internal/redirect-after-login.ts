import { routes } from '@doran/site'
import { withNext } from '../login-address'
import { storeLoginResult, type LoginResult } from './login-result'
import { replacePage } from './replace-page'
import { rememberMethod, type LoginMethod } from './login-method'
import { dropDrafts } from './sign-in-drafts'

type Entrance = Partial<LoginResult> & { way: LoginMethod; next: string }

/** Goes on, signed in, to where everything finds its place. */
export function redirectAfterLogin({
  way,
  next,
  hasReturned = false,
  hasNewPassword = false,
}: Entrance): Promise<never> {
  rememberMethod(way)
  dropDrafts()
  storeLoginResult({ hasReturned, hasNewPassword })
  return replacePage(withNext(routes.loginAfter.path(), next))
}
