import type { Deps } from '../../deps.js'
import { markReadUpTo } from './notification-store.js'

/** The member has seen a notice and all older ones. An id that is not in their inbox changes nothing. */
export function readNotifications(deps: Deps, profileId: string, upTo: string): Promise<void> {
  return markReadUpTo(deps.db, profileId, upTo, deps.clock.now())
}
