import type { RateLimit } from '../core/limits.js'

export const THEME_LIMITS = {
  search: { count: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** In code points. */
export const THEME_LENGTHS = { searchText: 50 } as const
