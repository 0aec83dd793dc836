import type { NotificationContent } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { insertNotification } from './notification-store.js'

/** Puts a notification into a member's inbox, in the transaction of what it tells of. */
export function addNotification(
  ctx: Context,
  { profileId, type, data }: NotificationContent & { profileId: string },
): Promise<void> {
  const { db, newId, clock } = ctx
  return insertNotification(db, { id: newId(), profileId, type, data, createdAt: clock.now() })
}
