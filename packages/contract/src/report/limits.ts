import type { RateLimit } from '../core/limits.js'

export const REPORT_LIMITS = {
  report: { count: 20, windowSeconds: 86_400 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const REPORT_LENGTHS = { reportDetail: 500 } as const
