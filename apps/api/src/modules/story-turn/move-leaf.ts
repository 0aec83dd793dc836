import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { Clock } from '../../platform/time/clock.js'
import type { StorySessionRow } from '../story-session/story-session.table.js'
import { lastSentenceOf } from './last-sentence.js'
import {
  failDeadTurn,
  findStreamingTurn,
  findTurnRow,
  lockStorySession,
  moveLeaf,
} from './turn-store.js'
import type { TurnRow } from './turn.table.js'

type Ports = { db: Executor; clock: Clock }

/**
 * Moves the leaf to its parent; nothing is erased. `seenLeafId` is the leaf the person saw: undoing the same
 * leaf again changes nothing, undoing another is `LEAF_MOVED`.
 */
export function undoTurn(
  ctx: Context,
  { session, seenLeafId }: { session: StorySessionRow; seenLeafId: string },
): Promise<void> {
  return inTransaction(ctx, async (ports) => {
    const leafId = await lockLeaf(ports, session)
    const seen = await findTurnRow(ports.db, seenLeafId)
    if (seen?.sessionId !== session.id) throw new AppError('LEAF_MOVED')
    if (seen.id !== leafId) {
      if (seen.parentId === leafId) return
      throw new AppError('LEAF_MOVED')
    }
    if (!seen.parentId) throw new AppError('NOTHING_TO_UNDO')
    const parent = await findTurnRow(ports.db, seen.parentId)
    if (!parent) throw new Error(`parent ${seen.parentId} is gone`)
    await moveLeafTo(ports, parent)
  })
}

/** Moves the leaf forward to a child that was finished; redoing the leaf itself changes nothing. */
export function redoTurn(
  ctx: Context,
  { session, turnId }: { session: StorySessionRow; turnId: string },
): Promise<void> {
  return inTransaction(ctx, async (ports) => {
    const leafId = await lockLeaf(ports, session)
    if (turnId === leafId) return
    const child = await findTurnRow(ports.db, turnId)
    if (child?.parentId !== leafId || !isOnPaths(child)) throw new AppError('LEAF_MOVED')
    await moveLeafTo(ports, child)
  })
}

/** Locks the story, which nothing is being written for then; answers its leaf. */
async function lockLeaf({ db, clock }: Ports, session: StorySessionRow): Promise<string> {
  const { leafTurnId } = await lockStorySession(db, session.id)
  const streaming = await findStreamingTurn(db, session.id)
  if (streaming && !(await failDeadTurn(db, streaming.id, { deadline: clock.now() }))) {
    throw new AppError('TURN_IN_FLIGHT')
  }
  return leafTurnId
}

/** Whether a turn has a text that the story can go on from. */
function isOnPaths({ status, output }: TurnRow): boolean {
  return status === 'done' || (status === 'stopped' && output !== '')
}

function moveLeafTo({ db, clock }: Ports, turn: TurnRow): Promise<void> {
  return moveLeaf(db, turn, { lastSentence: lastSentenceOf(turn.output), lastAt: clock.now() })
}
