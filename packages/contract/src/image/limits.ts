import type { RateLimit } from '../core/limits.js'

export const IMAGE_LIMITS = {
  upload: { count: 30, windowSeconds: 3600 },
  image: { count: 1_200, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

export const PROFILE_IMAGE = {
  maxBytes: 5 * 1_048_576,
  /** Until all of it must have come: as much as 2 Mbit/s need. */
  withinMs: 24_000,
  minPixels: 200,
} as const

export const CHAT_IMAGE = {
  maxBytes: PROFILE_IMAGE.maxBytes,
  withinMs: PROFILE_IMAGE.withinMs,
  /** The longer side of a stored picture. */
  maxPixels: 2_048,
} as const

export const POST_IMAGE = {
  maxBytes: PROFILE_IMAGE.maxBytes,
  withinMs: PROFILE_IMAGE.withinMs,
  /** The longer side of a stored picture. */
  maxPixels: 1_600,
} as const

export const TICKET_IMAGE = { ...CHAT_IMAGE } as const

/** Files of one sender that may be on their way at the same moment. */
export const UPLOADS_AT_ONCE = 2
