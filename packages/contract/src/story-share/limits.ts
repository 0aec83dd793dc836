import type { RateLimit } from '../core/limits.js'

export const STORY_SHARE_LIMITS = {
  storyShare: { count: 30, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const STORY_SHARE_LENGTHS = { shareLabel: 40 } as const

/** `scenes`: the most one share shows; `open`: the most that stand at once for one story. */
export const STORY_SHARE = { scenes: 100, open: 50 } as const
