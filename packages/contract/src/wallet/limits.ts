import type { RateLimit } from '../core/limits.js'

export const WALLET_LIMITS = {
  money: { count: 60, windowSeconds: 60 },
  adminMoney: { count: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** In code points. */
export const WALLET_LENGTHS = { adjustReasonMin: 2, adjustReason: 200 } as const
