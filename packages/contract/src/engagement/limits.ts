import type { RateLimit } from '../core/limits.js'

export const ENGAGEMENT_LIMITS = {
  like: { count: 60, windowSeconds: 60 },
  save: { count: 60, windowSeconds: 60 },
  follow: { count: 60, windowSeconds: 60 },
  collection: { count: 60, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const ENGAGEMENT_LENGTHS = { collectionName: 20 } as const

export const ENGAGEMENT = {
  collections: 50,
  /** The maker is notified when a thing reaches these numbers of likes. */
  likeMilestones: [10, 50, 100, 500, 1_000, 5_000, 10_000],
} as const
