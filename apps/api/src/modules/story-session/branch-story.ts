import type { ParsedBodyOf, StorySessionView } from '@doran/contract'
import type { Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { copyMemories } from '../story-memory/index.js'
import { findTurnOfTree, isOnPaths, lastSentenceOf, lockLeaf } from '../story-turn/index.js'
import { getStorySession } from './get-story-session.js'
import { findSessionByClientId, insertSession } from './story-session-repository.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'

type Branch = ParsedBodyOf<'POST /v1/tales/session/{sessionUuid}/branch'> & {
  session: StorySessionRow
}

/**
 * Starts a story from a turn of another one of the same reader. It shares the tree: what was told before is read there,
 * so that a branch costs the same at the tenth turn and at the ten thousandth.
 * @throws AppError NOT_FOUND where there is no such turn, KEY_REUSED, TURN_IN_FLIGHT
 */
export async function branchStory(
  ctx: Context<'themes' | 'models', Owner>,
  { session, clientSessionId, turnUuid }: Branch,
): Promise<StorySessionView> {
  const made = await inTransaction(ctx, async (tx) => {
    await lockLeaf(tx, session)
    const turn = await findTurnOfTree(tx.db, session.id, turnUuid)
    if (!turn || !isOnPaths(turn)) throw new AppError('NOT_FOUND')
    const now = tx.clock.now()
    const isLocked = session.status === 'locked'
    const row = {
      ...session,
      id: tx.newId(),
      clientSessionId,
      origin: session.origin === 'imported' ? ('imported' as const) : ('branched' as const),
      parentSessionId: session.id,
      parentTurnId: turn.id,
      parentTurnIndex: turn.index,
      leafTurnId: turn.id,
      turnCount: turn.index,
      ending: turn.ending,
      status: isLocked
        ? session.status
        : turn.ending === null
          ? ('active' as const)
          : ('ended' as const),
      lastSentence: lastSentenceOf(turn.output),
      archivedAt: null,
      createdAt: now,
      lastAt: now,
    }
    const inserted = await insertSession(tx.db, row)
    if (inserted) {
      await copyMemories(tx.db, { from: session.id, to: inserted.id, turnId: turn.id })
    }
    return inserted
  })
  return getStorySession(
    ctx,
    made ?? (await earlierBranch(ctx, session, { clientSessionId, turnUuid })),
  )
}

async function earlierBranch(
  { db, actor }: Context<never, Owner>,
  session: StorySessionRow,
  { clientSessionId, turnUuid }: Pick<Branch, 'clientSessionId' | 'turnUuid'>,
): Promise<StorySessionRow> {
  const earlier = await findSessionByClientId(db, actor, clientSessionId)
  const isSame = earlier?.parentSessionId === session.id && earlier.parentTurnId === turnUuid
  if (!isSame) throw new AppError('KEY_REUSED')
  return earlier
}
