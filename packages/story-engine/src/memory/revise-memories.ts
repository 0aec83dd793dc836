import type { StoryState } from '../state/story-state.js'

/** What the reader made of something remembered; `text` null: it is not to be told again. */
export type MemoryRevision = { key: string; text: string | null }

/** The state with the reader's words for what it remembers. What a story knows of itself stays true. */
export function reviseMemories(
  state: StoryState,
  revisions: readonly MemoryRevision[],
): StoryState {
  const forgotten = revisions.flatMap(({ key, text }) => (text === null ? [key] : []))
  if (revisions.length === 0) return state.forgotten.length === 0 ? state : { ...state, forgotten }
  const texts = new Map(revisions.map(({ key, text }) => [key, text]))
  const memories = state.memories.map((memory) => ({
    ...memory,
    as: texts.get(memory.key) ?? memory.as,
  }))
  return { ...state, memories, forgotten }
}
