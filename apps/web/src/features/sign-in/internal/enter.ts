import { routes } from '@doran/site'
import { withNext } from '../login-address'
import { leaveFor } from './leave-for'
import { rememberWay, type SignInWay } from './sign-in-way'

type Entrance = { way: SignInWay; next: string; hasReturned: boolean }

/** Goes on, signed in, to where everything finds its place. */
export function enter({ way, next, hasReturned }: Entrance): Promise<never> {
  rememberWay(way)
  return leaveFor(withNext(routes.loginAfter.path(), next, hasReturned ? { returned: '1' } : {}))
}
