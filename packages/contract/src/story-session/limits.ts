import type { RateLimit } from '../core/limits.js'

export const STORY_SESSION_LIMITS = {
  storyStart: { count: 60, windowSeconds: 3600 },
  storyControl: { count: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>
