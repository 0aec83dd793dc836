import type { Context } from '../../platform/context/context.js'
import { notifyTurn } from './turn-notification-repository.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

/** Streams the rest of a turn at once, whichever process generates it. A model's turn has no pauses to skip. */
export async function skipPacing(
  { db, liveTurns }: Context<'liveTurns'>,
  { id, status, narrator }: TurnRow,
): Promise<void> {
  if (status !== 'streaming' || narrator !== 'offline') return
  const live = liveTurns.find(id)
  if (live) live.skipPacing.abort()
  else await notifyTurn(db, id, 'skip')
}

/** Another process may be asked to skip the pauses of what this one streams. */
export function listenForSkips({
  liveTurns,
  turnNotifier,
}: Context<'liveTurns' | 'turnNotifier'>): void {
  turnNotifier.onSkip((turnId) => liveTurns.find(turnId)?.skipPacing.abort())
}
