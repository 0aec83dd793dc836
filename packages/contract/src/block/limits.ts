import type { RateLimit } from '../core/limits.js'

export const BLOCK_LIMITS = {
  block: { count: 60, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>
