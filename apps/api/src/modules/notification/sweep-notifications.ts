import type { Deps } from '../../deps.js'
import { purgeNotifications } from './notification-store.js'

const SWEEP_MS = 600_000
const KEPT_MS = 180 * 86_400_000

/** Forgets notices that nobody looks for any more. */
export function sweepNotifications(deps: Deps): Promise<void> {
  return purgeNotifications(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS))
}

export function startSweepingNotifications(deps: Deps): { stop: () => void } {
  const sweep = () =>
    void sweepNotifications(deps).catch((cause: unknown) =>
      deps.logger.warn({ err: cause }, 'sweeping notices failed'),
    )
  sweep()
  const timer = setInterval(sweep, SWEEP_MS)
  return { stop: () => clearInterval(timer) }
}
