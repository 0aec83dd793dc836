import type { Deps } from '../../deps.js'
import type { TurnRow } from './turn.table.js'
import { notifySkip } from './turn-notifier.js'

/** Has the rest of a turn read out at once, whichever process tells it. A model's turn has no pauses to leave out. */
export async function hurryTurn(deps: Deps, { id, status, narrator }: TurnRow): Promise<void> {
  if (status !== 'streaming' || narrator !== 'offline') return
  const live = deps.liveTurns.find(id)
  if (live) live.hurry.abort()
  else await notifySkip(deps.db, id)
}

/** Another process may be asked to hurry what this one tells. */
export function listenForSkips(deps: Deps): void {
  deps.turnNotifier.onHurry((turnId) => deps.liveTurns.find(turnId)?.hurry.abort())
}
