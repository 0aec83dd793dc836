import type { RateLimit } from '../core/limits.js'

export const STORY_TURN_LIMITS = {
  storyTurn: { count: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** In code points. */
export const STORY_TURN_LENGTHS = { turnText: 500 } as const
