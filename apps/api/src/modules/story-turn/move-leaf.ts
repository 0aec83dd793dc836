import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { lastSentenceOf } from './last-sentence.js'
import { followFarLeaf, followLeaf } from '../story-memory/index.js'
import { findTurnOfTree } from './leaf-repository.js'
import { isOnPaths, lockLeaf } from './lock-leaf.js'
import { findTurnRow, moveLeaf } from './turn-repository.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

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
    if (!seen) throw new AppError('LEAF_MOVED')
    if (seen.id !== leafId) {
      if (seen.sessionId === session.id && seen.parentId === leafId) return
      throw new AppError('LEAF_MOVED')
    }
    if (!seen.parentId) throw new AppError('NOTHING_TO_UNDO')
    const parent = await findTurnRow(ports.db, seen.parentId)
    if (!parent) throw new Error(`parent ${seen.parentId} is gone`)
    await moveLeafTo(ports, { session, to: parent })
    await followLeaf(ports.db, session.id, { from: seen, to: parent })
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
    const isChild = child?.parentId === leafId && child.sessionId === session.id
    if (!isChild || !isOnPaths(child)) throw new AppError('LEAF_MOVED')
    await moveLeafTo(ports, { session, to: child })
    await followLeaf(ports.db, session.id, { from: { id: leafId }, to: child })
  })
}

/**
 * Moves the leaf to any finished turn of the story's tree, or of the story it branched from. `seenLeafId` is the leaf
 * the person saw.
 * @throws AppError NOT_FOUND where there is no such turn, LEAF_MOVED, TURN_IN_FLIGHT
 */
export function walkTo(
  ctx: Context,
  { session, turnId, seenLeafId }: { session: StorySessionRow; turnId: string; seenLeafId: string },
): Promise<void> {
  return inTransaction(ctx, async (ports) => {
    const leafId = await lockLeaf(ports, session)
    if (turnId === leafId) return
    if (seenLeafId !== leafId) throw new AppError('LEAF_MOVED')
    const to = await findTurnOfTree(ports.db, session.id, turnId)
    if (!to || !isOnPaths(to)) throw new AppError('NOT_FOUND')
    await moveLeafTo(ports, { session, to })
    const leaf = await findTurnRow(ports.db, leafId)
    if (leaf && leaf.parentId === to.parentId) {
      await followLeaf(ports.db, session.id, { from: leaf, to })
    } else await followFarLeaf(ports.db, session.id, to.id)
  })
}

function moveLeafTo(
  { db, clock }: Context,
  { session, to }: { session: StorySessionRow; to: TurnRow },
): Promise<void> {
  const { id, index, ending, output } = to
  const lastSentence = lastSentenceOf(output)
  return moveLeaf(db, session.id, { id, index, ending, lastSentence, lastAt: clock.now() })
}
