import type { Deps } from '../../deps.js'
import { runEvery } from '../../platform/time/run-every.js'
import { listUnused } from './image-row-store.js'
import { SWEPT_AFTER_MS } from './lifetime.js'
import { removeImage } from './remove-images.js'

const SWEEP_MS = 3_600_000
const AT_ONCE = 500

/** Removes images that nobody uses any more and answers how many; any process may, and doing it twice changes nothing. */
export async function sweepImages(deps: Pick<Deps, 'db' | 'images' | 'clock'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - SWEPT_AFTER_MS)
  const keys = await listUnused(deps.db, before, AT_ONCE)
  for (const key of keys) await removeImage(deps, key)
  return keys.length
}

export function startSweepingImages(deps: Deps): { stop: () => void } {
  return runEvery(deps, {
    everyMs: SWEEP_MS,
    failure: 'sweeping images failed',
    run: () => sweepImages(deps),
  })
}
