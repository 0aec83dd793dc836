import type { Context } from '../../platform/context/context.js'
import { purgeNotifications } from './notification-repository.js'

const KEPT_MS = 180 * 86_400_000

export function purgeOldNotifications({ db, clock }: Context): Promise<void> {
  return purgeNotifications(db, new Date(clock.now().getTime() - KEPT_MS))
}
