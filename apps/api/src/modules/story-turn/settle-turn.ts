import type { TurnEvent } from '@doran/contract'
import { splitSentences, type TurnOutcome } from '@doran/story-engine'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.js'
import type { Executor } from '../../db/client.js'
import { storySession } from '../../db/schema/story-session.js'
import type { TurnRow } from '../../db/schema/turn.js'
import { isDatabaseAway } from '../../db/is-database-away.js'
import { findTurnRow, lockSession, settleTurn } from './turn-store.js'
import { toTurn } from './turn-view.js'

const RETRY_MS = 500
const RETRY_FOR_MS = 60_000

/** The whole turn was told: text, state and leaf in one transaction. */
export function settleDone(deps: Deps, row: TurnRow, outcome: TurnOutcome): Promise<TurnEvent> {
  return settle(deps, row, {
    status: 'done',
    output: outcome.text,
    choices: outcome.choices,
    gauges: outcome.gauges,
    remembered: outcome.remembered,
    dice: outcome.dice,
    ending: outcome.ending,
    state: outcome.state,
  })
}

/** The reader stopped it: what was told stays, and the story stands where it stood before. */
export function settleStopped(
  deps: Deps,
  row: TurnRow,
  parent: TurnRow,
  text: string,
): Promise<TurnEvent> {
  return settle(deps, row, { status: 'stopped', output: text, choices: parent.choices })
}

/** It broke off: what was told stays on a turn beside the path, and the leaf does not move. */
export async function settleFailed(deps: Deps, row: TurnRow, text: string): Promise<TurnEvent> {
  const settledAt = deps.clock.now()
  const failed = { ...row, status: 'failed' as const, output: text, settledAt }
  const stored = await settleTurn(
    deps.db,
    { id: row.id, processId: deps.processId },
    { status: 'failed', output: text, settledAt },
  ).catch(() => null)
  return { type: 'failed', code: 'STORY_UNAVAILABLE', turn: toTurn(stored ?? failed) }
}

async function settle(
  deps: Deps,
  row: TurnRow,
  values: Partial<TurnRow> & { status: 'done' | 'stopped'; output: string },
): Promise<TurnEvent> {
  const settledAt = deps.clock.now()
  const stored = await insist(deps, () =>
    deps.db.transaction(async (tx) => {
      await lockSession(tx, row.sessionId)
      const own = { id: row.id, processId: deps.processId }
      const settled = await settleTurn(tx, own, { ...values, settledAt })
      if (settled) await moveLeaf(tx, settled, settledAt)
      return settled
    }),
  )
  return toSettledEvent(stored ?? (await currentRow(deps, row)))
}

async function moveLeaf(tx: Executor, turn: TurnRow, lastAt: Date): Promise<void> {
  await tx
    .update(storySession)
    .set({
      leafTurnId: turn.id,
      turnCount: turn.index,
      status: turn.ending ? 'ended' : 'active',
      ending: turn.ending,
      lastSentence: lastSentenceOf(turn.output),
      lastAt,
    })
    .where(eq(storySession.id, turn.sessionId))
}

export function lastSentenceOf(text: string): string {
  return splitSentences(text).at(-1)?.trim() ?? ''
}

/** The last event of a settled turn's stream. */
export function toSettledEvent(row: TurnRow): TurnEvent {
  const turn = toTurn(row)
  if (turn.status === 'failed') return { type: 'failed', code: 'STORY_UNAVAILABLE', turn }
  return { type: 'done', turn }
}

// The turn has been told; losing it because the database was away for seconds would be our fault.
async function insist<T>(deps: Deps, write: () => Promise<T>): Promise<T> {
  const deadline = deps.clock.now().getTime() + RETRY_FOR_MS
  for (;;) {
    try {
      return await write()
    } catch (cause) {
      if (!isDatabaseAway(cause) || deps.clock.now().getTime() > deadline) throw cause
      await deps.clock.sleep(RETRY_MS)
    }
  }
}

async function currentRow(deps: Deps, row: TurnRow): Promise<TurnRow> {
  return (await findTurnRow(deps.db, row.id)) ?? row
}
