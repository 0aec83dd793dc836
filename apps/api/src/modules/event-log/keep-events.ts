import type { Deps } from '../../deps.js'
import { runEvery } from '../../platform/time/run-every.js'
import { countEvents } from './count-events.js'
import { sweepEvents } from './sweep-events.js'

const EVERY_MS = 5 * 60_000

/**
 * Counts what came, and then forgets what is old: no hour is counted anew when some of it is gone. What is due goes
 * where counting fails, too.
 */
export async function keepEvents(deps: Deps): Promise<void> {
  const isOurs = await countEvents(deps).catch((cause: unknown) => {
    deps.logger.warn({ err: cause }, 'counting events failed')
    return true
  })
  if (isOurs !== false) await sweepEvents(deps)
}

export function startKeepingEvents(deps: Deps): { stop: () => void } {
  return runEvery(deps, {
    everyMs: EVERY_MS,
    failure: 'sweeping events failed',
    run: () => keepEvents(deps),
  })
}
