import { eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import type { Deps } from '../../deps.js'
import { storySession, type StorySessionRow } from '../story-session/story-session.table.js'
import { lastSentenceOf } from './last-sentence.js'
import { failDeadTurn, findStreamingTurn, findTurnRow, lockSession } from './turn-store.js'

/**
 * Moves the leaf to its parent; nothing is erased. `seenLeafId` is the leaf the person saw: undoing the same
 * leaf again changes nothing, undoing another is `LEAF_MOVED`.
 */
export async function undoTurn(
  deps: Deps,
  session: StorySessionRow,
  seenLeafId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { leafTurnId } = await lockSession(tx, session.id)
    const streaming = await findStreamingTurn(tx, session.id)
    if (streaming && !(await failDeadTurn(tx, streaming.id, deps.clock.now()))) {
      throw new AppError('TURN_IN_FLIGHT')
    }
    const seen = await findTurnRow(tx, seenLeafId)
    if (seen?.sessionId !== session.id) throw new AppError('LEAF_MOVED')
    if (seen.id !== leafTurnId) {
      if (seen.parentId === leafTurnId) return
      throw new AppError('LEAF_MOVED')
    }
    if (!seen.parentId) throw new AppError('NOTHING_TO_UNDO')
    const parent = await findTurnRow(tx, seen.parentId)
    if (!parent) throw new Error(`parent ${seen.parentId} is gone`)
    await tx
      .update(storySession)
      .set({
        leafTurnId: parent.id,
        turnCount: parent.index,
        status: 'active',
        ending: null,
        lastSentence: lastSentenceOf(parent.output),
        lastAt: deps.clock.now(),
      })
      .where(eq(storySession.id, session.id))
  })
}
