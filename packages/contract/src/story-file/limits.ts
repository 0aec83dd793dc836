import type { RateLimit } from '../core/limits.js'

export const STORY_FILE_LIMITS = {
  storyExport: { count: 30, windowSeconds: 3600 },
  storyImport: { count: 10, windowSeconds: 3600 },
} as const satisfies Record<string, RateLimit>

/** `version`: of the JSON file; `turns`: the most one may bring in. */
export const STORY_FILE = {
  version: 1,
  turns: 10_000,
  maxBytes: 32 * 1_048_576,
  /** A sender with 2.5 Mbit/s needs this long. */
  withinMs: 110_000,
} as const
