import type { NotificationContent } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { insertNotification } from './notification-store.js'

type NewNotification = NotificationContent & {
  profileId: string
  /** Whom it is about; it goes with them. */
  aboutProfileId?: string
}

/** Puts a notification into a member's inbox, in the transaction of what it tells of. */
export function addNotification(
  { db, newId, clock }: Context,
  { profileId, aboutProfileId, type, data }: NewNotification,
): Promise<void> {
  const row = { id: newId(), profileId, type, data, createdAt: clock.now() }
  return insertNotification(db, { ...row, ...(aboutProfileId && { aboutProfileId }) })
}
