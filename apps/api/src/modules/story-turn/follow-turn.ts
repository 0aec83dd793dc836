import type { TurnEvent } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { StreamMessage } from '../../platform/context/stream-message.js'
import type { LiveTurn } from './live-turns.js'
import { readTurnGems } from './read-turn-gems.js'
import { toSettledEvent } from './finalize-turn.js'
import { failDeadTurn, findTurnRow } from './turn-repository.js'
import { toTurn } from './turn-view.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

/** How long to wait for a notification before reading the row anyway. */
const POLL_MS = 1_000

type FollowContext = Context<'liveTurns' | 'turnNotifier'>

/**
 * A turn's events from `lastEventId` (UTF-16 units of the output already read) to its end. Served from memory
 * by the process that generates it, by any other from the row.
 */
export async function* followTurn(
  ctx: FollowContext,
  { row, lastEventId }: { row: TurnRow; lastEventId: string | undefined },
): AsyncGenerator<StreamMessage<TurnEvent> | null, void> {
  const from = readOffset(lastEventId)
  const start = { ...toTurn(row), output: '' }
  yield { event: { type: 'start', turn: start, gems: await readTurnGems(ctx, row) } }
  if (row.status === 'blocked') {
    yield { event: await toSettledEvent(ctx, row) }
    return
  }
  const live = row.status === 'streaming' ? ctx.liveTurns.find(row.id) : null
  yield* live ? followLive(live, from) : followRow(ctx, row, from)
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

async function* followRow(ctx: FollowContext, row: TurnRow, from: number) {
  const { db, clock, turnNotifier } = ctx
  let current = row
  let offset = from
  for (;;) {
    if (current.output.length > offset) {
      yield delta(current.output, offset)
      offset = current.output.length
    }
    if (current.status !== 'streaming') {
      yield { event: await toSettledEvent(ctx, current) }
      return
    }
    await turnNotifier.wait(row.id, POLL_MS)
    // The stream may be ended here, where its reader has left.
    yield null
    current =
      (await failDeadTurn(db, row.id, { deadline: clock.now() })) ??
      (await findTurnRow(db, row.id)) ??
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
