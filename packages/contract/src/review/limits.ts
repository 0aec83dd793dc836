import type { RateLimit } from '../core/limits.js'

export const REVIEW_LIMITS = {
  review: { count: 30, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const REVIEW_LENGTHS = { reviewMin: 20, reviewMax: 1000, reviewReply: 500 } as const

/** `turns`: scenes of a theme to be read before it is reviewed; `helpful`: for how many the runes are given. */
export const REVIEW = { turns: 10, helpful: 3 } as const
