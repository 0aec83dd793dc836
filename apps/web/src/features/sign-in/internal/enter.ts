import { routes } from '@doran/site'
import { withNext } from '../login-address'
import { leaveFor } from './leave-for'
import { rememberWay, type SignInWay } from './sign-in-way'
import { dropDrafts } from './tab-draft'

type Entrance = {
  way: SignInWay
  next: string
  hasReturned: boolean
  /** Whether it was set on the way in. */
  hasNewPassword?: boolean
}

/** Goes on, signed in, to where everything finds its place. */
export function enter({ way, next, hasReturned, hasNewPassword }: Entrance): Promise<never> {
  rememberWay(way)
  dropDrafts()
  const said = {
    ...(hasReturned && { returned: '1' }),
    ...(hasNewPassword && { changed: 'password' }),
  }
  return leaveFor(withNext(routes.loginAfter.path(), next, said))
}
