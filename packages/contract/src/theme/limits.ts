import type { RateLimit } from '../core/limits.js'

export const THEME_LIMITS = {
  search: { count: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/**
 * Most readings of a story have so many scenes until an ending. Simulated plays of every shipped theme are held to it
 * by a test of story-content.
 */
export const STORY_SCENES = {
  short: { from: 15, to: 30 },
  middle: { from: 20, to: 40 },
  long: { from: 25, to: 45 },
} as const

/** In code points. */
export const THEME_LENGTHS = { searchText: 50 } as const

/** How many people stand behind a number before it is shown; a smaller one says more about them than about the story. */
export const STATS_SHOWN_FROM = { readers: 30, completion: 30, rating: 3 } as const
