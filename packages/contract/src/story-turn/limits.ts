import type { RateLimit } from '../core/limits.js'

export const STORY_TURN_LIMITS = {
  storyTurn: { count: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** In code points. */
export const STORY_TURN_LENGTHS = { turnText: 500, editedOutput: 4000 } as const

export const TURN_STATUSES = ['streaming', 'done', 'stopped', 'failed', 'blocked', 'aside'] as const

export const TURN_HALTS = [
  'care',
  'person',
  'rating',
  'minors',
  'broken',
  'unsafe',
  'unheard',
  'which',
  'outside',
] as const
