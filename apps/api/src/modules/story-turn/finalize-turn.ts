import type { TurnEvent, TurnGems, TurnHalt } from '@doran/contract'
import type { Aside, Choice, TurnOutcome } from '@doran/story-engine'
import type { Context } from '../../platform/context/context.js'
import { isDatabaseAway } from '../../platform/db/is-database-away.js'
import type { ParentTurn } from './accept-turn.js'
import { isCountedTurn } from './counted-turn.js'
import { storeFinalized, type Charge } from './finalized-turn-repository.js'
import { lastSentenceOf } from './last-sentence.js'
import type { Receipt } from './receipt-repository.js'
import { readTurnGems } from './read-turn-gems.js'
import { findTurnRow } from './turn-repository.js'
import { toTurn } from './turn-view.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

const RETRY_MS = 500
const RETRY_FOR_MS = 60_000

type FinalizeContext = Context<'processId'>

/** What a model leaves beside the turn. */
export type ModelMarks = { model: string; receipt: Receipt }

/** The whole turn was generated: text, state and leaf in one transaction. */
export function finalizeDone(
  ctx: FinalizeContext,
  { row, outcome, marks }: { row: TurnRow; outcome: TurnOutcome; marks?: ModelMarks },
): Promise<TurnEvent> {
  const { text, choices, gauges, remembered, faces, dice, ending, state } = outcome
  const values = { output: text, choices, gauges, remembered, faces, dice, ending, state }
  return finalize(ctx, { row, values: { status: 'done', ...values }, marks })
}

/**
 * The reader stopped it: the text stays, and the story's state is what it was. With no text the leaf does not move.
 */
export function finalizeStopped(
  ctx: FinalizeContext,
  given: { row: TurnRow; parent: ParentTurn; output: string; marks?: ModelMarks },
): Promise<TurnEvent> {
  const { row, parent, output, marks } = given
  return finalize(ctx, {
    row,
    values: { status: 'stopped', output, choices: parent.choices },
    marks,
  })
}

/** Answered beside the story: nothing was told, and the leaf does not move. */
export function finalizeAside(
  ctx: FinalizeContext,
  { row, aside, choices }: { row: TurnRow; aside: Aside; choices: readonly Choice[] },
): Promise<TurnEvent> {
  const { kind, line } = aside
  const halt = kind === 'unheard' || kind === 'which' ? kind : 'outside'
  return finalize(ctx, {
    row,
    values: { status: 'aside', halt, output: line, choices },
    marks: undefined,
  })
}

/** The model refused it, for the person's sake or somebody else's; the leaf does not move. */
export function finalizeBlocked(
  ctx: FinalizeContext,
  { row, halt, marks }: { row: TurnRow; halt: TurnHalt; marks: ModelMarks },
): Promise<TurnEvent> {
  return finalize(ctx, { row, values: { status: 'blocked', halt, output: '' }, marks })
}

/** It broke off: the text stays on a turn beside the path, and the leaf does not move. */
export async function finalizeFailed(
  ctx: FinalizeContext,
  given: { row: TurnRow; halt: 'broken' | 'unsafe'; output: string; marks?: ModelMarks },
): Promise<TurnEvent> {
  const { row, halt, output, marks } = given
  const values = { status: 'failed' as const, halt, output }
  const stored = await save(ctx, { row, values, marks }).catch((cause: unknown) => {
    ctx.logger.warn({ turnId: row.id, err: cause }, 'a broken turn was not stored')
    // A job gives back what it held.
    return settledEvent({ ...row, ...values }, null)
  })
  return stored ?? readSettledEvent(ctx, row)
}

type FinalTurn = {
  row: TurnRow
  values: Partial<TurnRow> & { status: Exclude<TurnRow['status'], 'streaming'> }
  marks: ModelMarks | undefined
}

async function finalize(ctx: FinalizeContext, turn: FinalTurn): Promise<TurnEvent> {
  const { row } = turn
  const stored = await retryWhileAway(ctx, () => save(ctx, turn))
  return stored ?? readSettledEvent(ctx, row)
}

/** Answers null when the turn is no longer ours. */
async function save(
  { database, clock, processId }: FinalizeContext,
  { row, values, marks }: FinalTurn,
): Promise<TurnEvent | null> {
  const settledAt = clock.now()
  const free = { ownerProcess: null, leaseUntil: null }
  const ended = { ...row, ...values, ...free, ...(marks && { model: marks.model }), settledAt }
  const settled = { ...ended, isCounted: isCountedTurn(ended) }
  const charge = await storeFinalized(database, {
    row: settled,
    processId,
    settledAt,
    lastSentence: lastSentenceOf(settled.output),
    receipt: marks?.receipt ?? null,
  })
  return charge && settledEvent(settled, gemsOf(settled, charge))
}

/** The last event of a finalized turn's stream, for a request that another process finalized. */
export async function toSettledEvent(ctx: Context, row: TurnRow): Promise<TurnEvent> {
  return settledEvent(row, await readTurnGems(ctx, row))
}

function settledEvent(row: TurnRow, gems: TurnGems | null): TurnEvent {
  return { type: 'settled', turn: toTurn(row), gems }
}

function gemsOf({ gemsHeld }: TurnRow, { charged, balance }: Charge): TurnGems | null {
  if (charged === null || balance === null) return null
  return { held: gemsHeld, charged, balance }
}

// The turn was generated; losing it because the database was away for seconds would be our fault.
async function retryWhileAway<T>({ clock }: Context, write: () => Promise<T>): Promise<T> {
  const deadline = clock.now().getTime() + RETRY_FOR_MS
  for (;;) {
    try {
      return await write()
    } catch (cause) {
      if (!isDatabaseAway(cause) || clock.now().getTime() > deadline) throw cause
      await clock.sleep(RETRY_MS)
    }
  }
}

async function readSettledEvent(ctx: Context, row: TurnRow): Promise<TurnEvent> {
  return toSettledEvent(ctx, (await findTurnRow(ctx.db, row.id)) ?? row)
}
