import type { RateLimit } from '../core/limits.js'

export const STORY_MEMORY_LIMITS = {
  storyMemory: { count: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const STORY_MEMORY_LENGTHS = { memoryText: 120 } as const

/** `pinned`: always before the narrator; `mine`: written by the reader, of one story. */
export const STORY_MEMORY = { pinned: 20, mine: 200 } as const
