import { routes } from '@doran/site/core'
import { withNext } from '../login-address'
import { leaveNote, type ArrivalNote } from './arrival-note'
import { leaveFor } from './leave-for'
import { rememberWay, type SignInWay } from './sign-in-way'
import { dropDrafts } from './tab-draft'

type Entrance = Partial<ArrivalNote> & { way: SignInWay; next: string }

/** Goes on, signed in, to where everything finds its place. */
export function enter({
  way,
  next,
  hasReturned = false,
  hasNewPassword = false,
}: Entrance): Promise<never> {
  rememberWay(way)
  dropDrafts()
  leaveNote({ hasReturned, hasNewPassword })
  return leaveFor(withNext(routes.loginAfter.path(), next))
}
