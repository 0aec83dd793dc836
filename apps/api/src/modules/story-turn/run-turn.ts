import type { TurnEvent } from '@doran/contract'
import type { Owner } from '../../actor.js'
import type { Deps } from '../../deps.js'
import type { TurnRow } from '../../db/schema/turn.js'
import type { LiveTurn } from '../../resources/live-turns.js'
import type { LoadedTheme } from '../../resources/theme-cache.js'
import type { ByModel, ParentTurn } from './accept-turn.js'
import { settleFailed } from './settle-turn.js'
import { tellByModel } from './tell-by-model.js'
import { tellOffline } from './tell-offline.js'
import type { TurnRequest } from './turn-request.js'
import { LEASE_MS } from './turn-store.js'
import { toTurn } from './turn-view.js'

/** A turn that was accepted and is to be told. */
export type Telling = {
  parent: ParentTurn
  row: TurnRow
  request: TurnRequest
  theme: LoadedTheme
  /** Null for the offline narrator. */
  byModel: ByModel | null
  owner: Owner
}

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
