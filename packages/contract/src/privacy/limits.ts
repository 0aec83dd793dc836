import type { RateLimit } from '../core/limits.js'

export const PRIVACY_LIMITS = {
  export: { count: 5, windowSeconds: 86_400, addressCount: 20 },
} as const satisfies Record<string, RateLimit>

/** Days between leaving and being erased. */
export const ERASE_AFTER_DAYS = 7
