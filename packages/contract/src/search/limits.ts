import type { RateLimit } from '../core/limits.js'

export const SEARCH_LIMITS = {
  suggest: { count: 240, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** In code points. */
export const SEARCH_LENGTHS = { searchQuery: 100 } as const

export const SEARCH = {
  /** The most hits of each type, where all types are searched. */
  hitsOfType: 6,
  suggestions: 8,
} as const
