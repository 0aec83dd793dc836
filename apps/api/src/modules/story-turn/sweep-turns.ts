import type { Deps } from '../../deps.js'
import { purgeReceipts } from './receipt-store.js'
import { failDeadTurn, listDeadTurns } from './turn-store.js'

const SWEEP_MS = 5_000
const PURGE_MS = 600_000
const RECEIPTS_KEPT_MS = 30 * 24 * 3_600_000

const FAR_FUTURE = new Date('9999-01-01T00:00:00Z')

/** Settles turns whose process died; any process may, and doing it twice changes nothing. */
export function sweepTurns(deps: Deps): Promise<number> {
  return failSilentSince(deps, deps.clock.now())
}

/** For a process that knows itself to be the only one: nobody else's lease can be alive. */
export function sweepAllTurns(deps: Deps): Promise<number> {
  return failSilentSince(deps, FAR_FUTURE)
}

async function failSilentSince(deps: Deps, now: Date): Promise<number> {
  const dead = await listDeadTurns(deps.db, now, deps.processId)
  for (const { id } of dead) await failDeadTurn(deps.db, id, now, deps.clock.now())
  return dead.length
}

/** Settles dead turns and forgets old receipts, now and then. */
export function startSweeping(deps: Deps): { stop: () => void } {
  const every = (ms: number, work: () => Promise<unknown>) => {
    const run = () =>
      void work().catch((cause: unknown) => deps.logger.warn({ err: cause }, 'sweeping failed'))
    run()
    return setInterval(run, ms)
  }
  const timers = [
    every(SWEEP_MS, () => sweepTurns(deps)),
    every(PURGE_MS, () =>
      purgeReceipts(deps.db, new Date(deps.clock.now().getTime() - RECEIPTS_KEPT_MS)),
    ),
  ]
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) }
}
