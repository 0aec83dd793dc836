import type { ParsedBodyOf, StoryMemory } from '@doran/contract'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { lockStorySession } from '../story-path/index.js'
import { assertRoomToPin } from './assert-room-to-pin.js'
import { toMemory } from './memory-view.js'
import { updateMemory } from './story-memory-repository.js'
import type { StoryMemoryRow } from '../../schema/story/story-memory.table.js'

type Change = ParsedBodyOf<'PATCH /v1/tales/memory/{memoryUuid}'> & { memory: StoryMemoryRow }

/**
 * Changes the words of a memory, or pins it.
 * @throws AppError NOT_FOUND for one that was forgotten, MEMORIES_FULL
 */
export function changeMemory(
  ctx: Context,
  { memory, text, isPinned }: Change,
): Promise<StoryMemory> {
  if (memory.forgottenAt) throw new AppError('NOT_FOUND')
  return inTransaction(ctx, async (tx) => {
    await lockStorySession(tx.db, memory.sessionId)
    if (isPinned && !memory.isPinned) await assertRoomToPin(tx, memory.sessionId)
    const isNew = text !== undefined && text !== memory.text
    const values = {
      ...(isPinned !== undefined && { isPinned }),
      ...(isNew && { text, editedAt: tx.clock.now() }),
    }
    if (Object.keys(values).length === 0) return toMemory(memory)
    return toMemory(await updateMemory(tx.db, memory.id, values))
  })
}

/** The story does not tell of it any more; it stays to be restored. */
export async function forgetMemory(ctx: Context, memory: StoryMemoryRow): Promise<void> {
  if (memory.forgottenAt) return
  await updateMemory(ctx.db, memory.id, { forgottenAt: ctx.clock.now() })
}

/** Brings back what was forgotten. @throws AppError MEMORIES_FULL where it was pinned and others are now */
export function restoreMemory(ctx: Context, memory: StoryMemoryRow): Promise<StoryMemory> {
  return inTransaction(ctx, async (tx) => {
    await lockStorySession(tx.db, memory.sessionId)
    if (memory.forgottenAt && memory.isPinned) await assertRoomToPin(tx, memory.sessionId)
    return toMemory(await updateMemory(tx.db, memory.id, { forgottenAt: null }))
  })
}
