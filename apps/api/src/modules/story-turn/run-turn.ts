import type { TurnEvent } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { TurnRow } from './turn.table.js'
import type { LiveTurn } from './live-turns.js'
import { settleFailed } from './settle-turn.js'
import { tellByModel } from './tell-by-model.js'
import { tellOffline } from './tell-offline.js'
import type { Telling } from './telling.js'
import { LEASE_MS } from './turn-store.js'
import { toTurn } from './turn-view.js'

/** Tells a turn to its end, whoever is listening. Never throws: whatever goes wrong settles the turn. */
export function runTurn(deps: Deps, telling: Telling): void {
  const { row, byModel } = telling
  const leaseUntil = row.leaseUntil?.getTime() ?? deps.clock.now().getTime() + LEASE_MS
  const live = deps.liveTurns.add(toTurn(row), leaseUntil)
  const told = byModel
    ? tellByModel(deps, { ...telling, byModel }, live)
    : tellOffline(deps, telling, live)
  settleWith(deps, row, live, told)
    .catch((cause: unknown) => deps.logger.error({ turnId: row.id, err: cause }, 'a bug'))
    .finally(() => deps.liveTurns.remove(row.id))
}

async function settleWith(
  deps: Deps,
  row: TurnRow,
  live: LiveTurn,
  told: Promise<TurnEvent>,
): Promise<void> {
  const event = await told.catch((cause: unknown) => {
    deps.logger.error({ turnId: row.id, err: cause }, 'a turn broke off')
    return settleFailed(deps, row, { halt: 'broken', output: live.text })
  })
  live.settle(event)
}
