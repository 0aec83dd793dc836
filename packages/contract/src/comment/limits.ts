import type { RateLimit } from '../core/limits.js'

export const COMMENT_LIMITS = {
  comment: { count: 10, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const COMMENT_LENGTHS = { comment: 1_000 } as const

export const COMMENT = {
  /** An author may edit a comment for so long. */
  editableMs: 5 * 60_000,
  /** Replies that come with a comment; the others are asked for. */
  repliesShown: 3,
  /** So that one comment does not bury the others. */
  lines: 30,
} as const
