import type { Turn } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { TurnRow } from './turn.table.js'
import { failDeadTurn, findTurnRow, requestStop } from './turn-store.js'
import { toTurn } from './turn-view.js'

const SETTLE_WITHIN_MS = 5_000
const LOOK_EVERY_MS = 250

/** Stops a turn in mid-telling and answers it settled; a settled turn is answered as it is. */
export async function stopTurn(deps: Deps, row: TurnRow): Promise<Turn> {
  if (row.status !== 'streaming') return toTurn(row)
  // The model's line is closed at once, whatever the database is busy with.
  deps.liveTurns.find(row.id)?.stop.abort()
  await requestStop(deps.db, row.id)

  const deadline = deps.clock.now().getTime() + SETTLE_WITHIN_MS
  for (;;) {
    const current =
      (await failDeadTurn(deps.db, row.id, deps.clock.now())) ??
      (await findTurnRow(deps.db, row.id)) ??
      row
    const isOver = deps.clock.now().getTime() > deadline
    if (current.status !== 'streaming' || isOver) return toTurn(current)
    await deps.turnNotifier.wait(row.id, LOOK_EVERY_MS)
  }
}

/** Another process may be asked to stop what this one tells. */
export function listenForStops(deps: Deps): void {
  deps.turnNotifier.onStop((turnId) => deps.liveTurns.find(turnId)?.stop.abort())
}
