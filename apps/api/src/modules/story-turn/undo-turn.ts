import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { StorySessionRow } from '../story-session/story-session.table.js'
import { lastSentenceOf } from './last-sentence.js'
import {
  failDeadTurn,
  findStreamingTurn,
  findTurnRow,
  lockStorySession,
  moveLeafBack,
} from './turn-store.js'

/**
 * Moves the leaf to its parent; nothing is erased. `seenLeafId` is the leaf the person saw: undoing the same
 * leaf again changes nothing, undoing another is `LEAF_MOVED`.
 */
export function undoTurn(
  ctx: Context,
  { session, seenLeafId }: { session: StorySessionRow; seenLeafId: string },
): Promise<void> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const { leafTurnId } = await lockStorySession(db, session.id)
    const streaming = await findStreamingTurn(db, session.id)
    if (streaming && !(await failDeadTurn(db, streaming.id, { deadline: clock.now() }))) {
      throw new AppError('TURN_IN_FLIGHT')
    }
    const seen = await findTurnRow(db, seenLeafId)
    if (seen?.sessionId !== session.id) throw new AppError('LEAF_MOVED')
    if (seen.id !== leafTurnId) {
      if (seen.parentId === leafTurnId) return
      throw new AppError('LEAF_MOVED')
    }
    if (!seen.parentId) throw new AppError('NOTHING_TO_UNDO')
    const parent = await findTurnRow(db, seen.parentId)
    if (!parent) throw new Error(`parent ${seen.parentId} is gone`)
    await moveLeafBack(db, parent, {
      lastSentence: lastSentenceOf(parent.output),
      lastAt: clock.now(),
    })
  })
}
