import { STORY_MEMORY } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { countMemoryRows } from './story-memory-repository.js'

/** Pinned memories are all before the narrator in every turn. @throws AppError MEMORIES_FULL */
export async function assertRoomToPin({ db }: Context, sessionId: string): Promise<void> {
  const { pinned: most } = STORY_MEMORY
  if ((await countMemoryRows(db, sessionId, { isPinned: true, most })) >= most) {
    throw new AppError('MEMORIES_FULL')
  }
}
