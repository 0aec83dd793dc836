import type { Turn } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { failDeadTurn, findTurnRow, requestStop } from './turn-repository.js'
import { toTurn } from './turn-view.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

const FINALIZE_WITHIN_MS = 5_000
const POLL_MS = 250

/** Stops a turn that is being generated and answers it finalized; a finalized turn is answered as it is. */
export async function stopTurn(
  { db, clock, liveTurns, turnNotifier }: Context<'liveTurns' | 'turnNotifier'>,
  row: TurnRow,
): Promise<Turn> {
  if (row.status !== 'streaming') return toTurn(row)
  // The model's connection is closed at once, whatever the database is busy with.
  liveTurns.find(row.id)?.stop.abort()
  await requestStop(db, row.id)

  const deadline = clock.now().getTime() + FINALIZE_WITHIN_MS
  for (;;) {
    const current =
      (await failDeadTurn(db, row.id, { deadline: clock.now() })) ??
      (await findTurnRow(db, row.id)) ??
      row
    const isOver = clock.now().getTime() > deadline
    if (current.status !== 'streaming' || isOver) return toTurn(current)
    await turnNotifier.wait(row.id, POLL_MS)
  }
}

/** Another process may be asked to stop what this one generates. */
export function listenForStops({
  liveTurns,
  turnNotifier,
}: Context<'liveTurns' | 'turnNotifier'>): void {
  turnNotifier.onStop((turnId) => liveTurns.find(turnId)?.stop.abort())
}
