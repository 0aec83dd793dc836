import type { Context } from '../../platform/context/context.js'
import { markChatRead } from './notification-repository.js'

/** Marks what told a member of a channel's messages as read. */
export function readChatNotifications(
  { db, clock }: Context,
  { profileId, channelId }: { profileId: string; channelId: string },
): Promise<void> {
  return markChatRead(db, { profileId, channelId, at: clock.now() })
}
