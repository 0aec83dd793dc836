import type { Deps } from '../../deps.js'
import { runEvery } from '../../platform/time/run-every.js'
import { purgeNotifications } from './notification-store.js'

const SWEEP_MS = 600_000
const KEPT_MS = 180 * 86_400_000

/** Forgets notices that nobody looks for any more. */
export function sweepNotifications(deps: Deps): Promise<void> {
  return purgeNotifications(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS))
}

export function startSweepingNotifications(deps: Deps): { stop: () => void } {
  return runEvery(deps, {
    everyMs: SWEEP_MS,
    failure: 'sweeping notices failed',
    run: () => sweepNotifications(deps),
  })
}
