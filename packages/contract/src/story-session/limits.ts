import type { RateLimit } from '../core/limits.js'

export const STORY_SESSION_LIMITS = {
  storyStart: { count: 60, windowSeconds: 3600 },
  storyControl: { count: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const STORY_SESSION_LENGTHS = { storyTitle: 30, storyNote: 500 } as const

export const STORY_SESSION = { restorableDays: 7 } as const
