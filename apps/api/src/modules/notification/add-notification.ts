import type { NotificationContent } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import type { Deps } from '../../deps.js'
import { insertNotification } from './notification-store.js'

/** Puts a notice into somebody's inbox, in the transaction of what it tells of. */
export function addNotification(
  db: Executor,
  deps: Pick<Deps, 'newId' | 'clock'>,
  profileId: string,
  content: NotificationContent,
): Promise<void> {
  const { type, data } = content
  return insertNotification(db, {
    id: deps.newId(),
    profileId,
    type,
    data,
    createdAt: deps.clock.now(),
  })
}
