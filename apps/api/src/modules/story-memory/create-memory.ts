import type { ParsedBodyOf, StoryMemory } from '@doran/contract'
import { STORY_MEMORY } from '@doran/contract/limits'
import { memoryKindOf } from '@doran/story-engine'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { lockStorySession } from '../story-path/index.js'
import { assertRoomToPin } from './assert-room-to-pin.js'
import { toMemory } from './memory-view.js'
import { findIndexOnPath } from './path-repository.js'
import { countMemoryRows, findMemoryByClientId, insertMemories } from './story-memory-repository.js'

type NewMemory = ParsedBodyOf<'POST /v1/tales/session/{sessionUuid}/memory'> & {
  session: StorySessionRow
}

/**
 * Remembers what the reader wants remembered, pinned, as of a turn of the path.
 * @throws AppError NOT_FOUND for a turn that is not on it, MEMORIES_FULL, KEY_REUSED
 */
export function createMemory(
  ctx: Context<'themes'>,
  { session, clientMemoryId, turnUuid, text, kind }: NewMemory,
): Promise<StoryMemory> {
  return inTransaction(ctx, async (tx) => {
    const { leafTurnId } = await lockStorySession(tx.db, session.id)
    const earlier = await findMemoryByClientId(tx.db, session.id, clientMemoryId)
    if (earlier) {
      if (earlier.turnId === turnUuid && earlier.text === text) return toMemory(earlier)
      throw new AppError('KEY_REUSED')
    }
    const turnIndex = await findIndexOnPath(tx.db, { leafId: leafTurnId, turnId: turnUuid })
    if (turnIndex === null) throw new AppError('NOT_FOUND')
    await assertRoomToPin(tx, session.id)
    const { mine } = STORY_MEMORY
    const own = await countMemoryRows(tx.db, session.id, { source: 'me', most: mine })
    if (own >= mine) throw new AppError('MEMORIES_FULL')
    const { compiled } = await tx.themes.load(
      tx.db,
      session.themeVersionHash,
      session.commonVersionHash,
    )
    const [made] = await insertMemories(tx.db, [
      {
        id: tx.newId(),
        sessionId: session.id,
        turnId: turnUuid,
        turnIndex,
        kind: kind ?? memoryKindOf(compiled, text),
        text,
        source: 'me',
        clientMemoryId,
        isPinned: true,
        createdAt: tx.clock.now(),
      },
    ])
    if (!made) throw new Error('the inserted memory did not come back')
    return toMemory(made)
  })
}
