import type { Deps } from '../../deps.js'
import { failDeadTurn, listDeadTurns } from './turn-store.js'

const SWEEP_MS = 5_000

/** Settles turns whose process died; any process may, and doing it twice changes nothing. */
export async function sweepTurns(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const dead = await listDeadTurns(deps.db, now, deps.processId)
  for (const { id } of dead) await failDeadTurn(deps.db, id, now)
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
