import type { RateLimit } from '../core/limits.js'

export const ORDER_LIMITS = {
  webhook: { count: 600, windowSeconds: 60 },
  order: { count: 20, windowSeconds: 600 },
} as const satisfies Record<string, RateLimit>
