import type { Context } from '../../platform/context/context.js'
import { upsertChatNotification } from './notification-store.js'

/** Notifies a member of unread messages: while one of the channel is unread, it comes up again instead of a second. */
export function addChatNotification(
  { db, newId, clock }: Context,
  notice: { profileId: string; otherId: string; channelId: string; name: string },
): Promise<void> {
  const { profileId, otherId: aboutProfileId, channelId, name } = notice
  return upsertChatNotification(db, {
    id: newId(),
    profileId,
    aboutProfileId,
    data: { channelId, name },
    createdAt: clock.now(),
  })
}
