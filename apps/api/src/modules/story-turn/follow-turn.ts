import type { TurnEvent } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { TurnRow } from './turn.table.js'
import type { StreamMessage } from '../../platform/context/stream-message.js'
import type { LiveTurn } from './live-turns.js'
import { toSettledEvent } from './settle-turn.js'
import { failDeadTurn, findTurnRow } from './turn-store.js'
import { toTurn } from './turn-view.js'

/** How long to wait for the bell before looking at the row anyway. */
const LOOK_EVERY_MS = 1_000

/**
 * A turn's events from `lastEventId` (UTF-16 units of the output already read) to its end. Served from memory
 * by the process that tells it, by any other from the row.
 */
export async function* followTurn(
  deps: Deps,
  row: TurnRow,
  lastEventId: string | undefined,
): AsyncGenerator<StreamMessage<TurnEvent> | null, void> {
  const from = readOffset(lastEventId)
  const start = { ...toTurn(row), output: '' }
  yield { event: { type: 'start', turn: start } }
  if (row.status === 'blocked') {
    yield { event: toSettledEvent(row) }
    return
  }
  const live = row.status === 'streaming' ? deps.liveTurns.find(row.id) : null
  yield* live ? followLive(live, from) : followRow(deps, row, from)
}

async function* followLive(live: LiveTurn, from: number) {
  let offset = from
  let ahead: number | null = null
  for (;;) {
    const changed = live.changed()
    const { text, settled } = live
    if (live.ahead !== ahead) {
      ahead = live.ahead
      yield { event: { type: 'waiting', ahead } as const }
    }
    if (text.length > offset) {
      yield delta(text, offset)
      offset = text.length
    }
    if (settled) {
      yield { event: settled }
      return
    }
    if (live.text.length === text.length && live.ahead === ahead && !live.settled) await changed
  }
}

async function* followRow(deps: Deps, row: TurnRow, from: number) {
  let current = row
  let offset = from
  for (;;) {
    if (current.output.length > offset) {
      yield delta(current.output, offset)
      offset = current.output.length
    }
    if (current.status !== 'streaming') {
      yield { event: toSettledEvent(current) }
      return
    }
    await deps.turnNotifier.wait(row.id, LOOK_EVERY_MS)
    // Whoever serves the stream may end it here, should its reader have left.
    yield null
    current =
      (await failDeadTurn(deps.db, row.id, deps.clock.now())) ??
      (await findTurnRow(deps.db, row.id)) ??
      current
  }
}

function delta(text: string, offset: number): StreamMessage<TurnEvent> {
  return {
    id: String(text.length),
    event: { type: 'delta', offset, text: text.slice(offset) },
  }
}

function readOffset(lastEventId: string | undefined): number {
  return lastEventId !== undefined && /^\d{1,7}$/.test(lastEventId) ? Number(lastEventId) : 0
}
