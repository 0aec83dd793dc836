import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { markReadUpTo } from './notification-repository.js'

/** Marks a notification and all older ones as read. An id that is not in the member's inbox changes nothing. */
export function readNotifications(
  { db, clock, actor }: Context<never, Member>,
  { upTo }: { upTo: string },
): Promise<void> {
  return markReadUpTo(db, actor.profileId, upTo, clock.now())
}
