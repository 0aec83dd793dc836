import type { TurnEvent, TurnHalt } from '@doran/contract'
import { blockedMessage } from '@doran/contract/errors'
import type { TurnOutcome } from '@doran/story-engine'
import type { Deps } from '../../deps.js'
import type { TurnRow } from './turn.table.js'
import { isDatabaseAway } from '../../platform/db/is-database-away.js'
import type { ParentTurn } from './accept-turn.js'
import { lastSentenceOf } from './last-sentence.js'
import type { Receipt } from './receipt-store.js'
import { storeSettled } from './store-settled.js'
import { findTurnRow } from './turn-store.js'
import { toTurn } from './turn-view.js'

const RETRY_MS = 500
const RETRY_FOR_MS = 60_000

/** What a model's telling leaves beside the turn. */
export type ModelMarks = { model: string; receipt: Receipt }

/** The whole turn was told: text, state and leaf in one transaction. */
export function settleDone(
  deps: Deps,
  row: TurnRow,
  outcome: TurnOutcome,
  marks?: ModelMarks,
): Promise<TurnEvent> {
  const { text, choices, gauges, remembered, faces, dice, ending, state } = outcome
  const told = { output: text, choices, gauges, remembered, faces, dice, ending, state }
  return settle(deps, row, { status: 'done', ...told }, marks)
}

/**
 * The reader stopped it: what was told stays, and the story's state is what it was. With nothing told the leaf does
 * not move.
 */
export function settleStopped(
  deps: Deps,
  row: TurnRow,
  parent: ParentTurn,
  text: string,
  marks?: ModelMarks,
): Promise<TurnEvent> {
  return settle(deps, row, { status: 'stopped', output: text, choices: parent.choices }, marks)
}

/** The model would not tell it, for the person's sake or somebody else's; the leaf does not move. */
export function settleBlocked(
  deps: Deps,
  row: TurnRow,
  halt: TurnHalt,
  marks: ModelMarks,
): Promise<TurnEvent> {
  return settle(deps, row, { status: 'blocked', halt, output: '' }, marks)
}

/** It broke off: what was told stays on a turn beside the path, and the leaf does not move. */
export async function settleFailed(
  deps: Deps,
  row: TurnRow,
  given: { halt: 'broken' | 'unsafe'; output: string },
  marks?: ModelMarks,
): Promise<TurnEvent> {
  const values = { status: 'failed' as const, ...given }
  const stored = await store(deps, row, values, marks).catch((cause: unknown) => {
    deps.logger.warn({ turnId: row.id, err: cause }, 'a broken turn was not stored')
    return { ...row, ...values }
  })
  return toSettledEvent(stored ?? (await currentRow(deps, row)))
}

type SettledValues = Partial<TurnRow> & { status: Exclude<TurnRow['status'], 'streaming'> }

async function settle(
  deps: Deps,
  row: TurnRow,
  values: SettledValues,
  marks?: ModelMarks,
): Promise<TurnEvent> {
  const stored = await insist(deps, () => store(deps, row, values, marks))
  return toSettledEvent(stored ?? (await currentRow(deps, row)))
}

/** Answers null when the turn is no longer ours. */
async function store(
  deps: Deps,
  row: TurnRow,
  values: SettledValues,
  marks: ModelMarks | undefined,
): Promise<TurnRow | null> {
  const settledAt = deps.clock.now()
  const free = { ownerProcess: null, leaseUntil: null }
  const settled = { ...row, ...values, ...free, ...(marks && { model: marks.model }), settledAt }
  const isStored = await storeSettled(deps.database, {
    row: settled,
    processId: deps.processId,
    settledAt,
    lastSentence: lastSentenceOf(settled.output),
    receipt: marks?.receipt ?? null,
  })
  return isStored ? settled : null
}

/** The last event of a settled turn's stream. */
export function toSettledEvent(row: TurnRow): TurnEvent {
  const turn = toTurn(row)
  if (turn.status === 'blocked') {
    return { type: 'blocked', message: blockedMessage(turn.halt), turn }
  }
  if (turn.status !== 'failed') return { type: 'done', turn }
  const code = turn.halt === 'unsafe' ? 'STORY_UNSAFE' : 'STORY_UNAVAILABLE'
  return { type: 'failed', code, turn }
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
