import type { Deps } from '../../deps.js'
import { failDeadTurn, listDeadTurns } from './turn-store.js'

const SWEEP_MS = 5_000

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

export function startSweeping(deps: Deps): { stop: () => void } {
  const sweep = () =>
    sweepTurns(deps).catch((cause: unknown) =>
      deps.logger.warn({ err: cause }, 'turns could not be swept'),
    )
  void sweep()
  const timer = setInterval(() => void sweep(), SWEEP_MS)
  return { stop: () => clearInterval(timer) }
}
