import type { Deps } from '../../deps.js'
import type { TurnRow } from './turn.table.js'
import type { Owner } from '../../platform/context/actor.js'
import { findTurnOfOwner } from './turn-store.js'

export { listenForSkips } from './hurry-turn.js'
export { listTurns } from './list-turns.js'
export { countModelTurnsLeft } from './model-allowance.js'
export { startSaving } from './save-turns.js'
export { lastSentenceOf } from './last-sentence.js'
export { listenForStops } from './stop-turn.js'
export { startSweeping, sweepAllTurns, sweepTurns } from './sweep-turns.js'
export { findPendingTurn, findTurnRow, insertTurn } from './turn-store.js'
export { turnHandlers } from './story-turn.routes.js'
export { toTurn } from './turn-view.js'

export function findOwnedTurn(deps: Deps, owner: Owner, id: string): Promise<TurnRow | null> {
  return findTurnOfOwner(deps.db, owner, id)
}
