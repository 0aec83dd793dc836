import { StoryMemory } from '@doran/contract'
import type { StoryMemoryRow } from '../../schema/story/story-memory.table.js'

export function toMemory(row: StoryMemoryRow): StoryMemory {
  return StoryMemory.parse({
    id: row.id,
    kind: row.kind,
    text: row.text,
    source: row.source,
    isPinned: row.isPinned,
    isEdited: row.editedAt !== null,
    turnId: row.turnId,
    turnIndex: row.turnIndex,
    fromIndex: row.fromIndex,
    createdAt: row.createdAt.toISOString(),
  })
}
