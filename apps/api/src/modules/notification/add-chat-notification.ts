import type { Context } from '../../platform/context/context.js'
import { addNotification } from './add-notification.js'

/** Notifies a member of unread messages: while one of the channel is unread, it comes up again instead of a second. */
export async function addChatNotification(
  ctx: Context,
  { profileId, otherId, ...data }: ChatNotice,
): Promise<void> {
  await addNotification(ctx, { profileId, aboutProfileId: otherId, type: 'chat', data })
}

type ChatNotice = { profileId: string; otherId: string; channelId: string; name: string }
