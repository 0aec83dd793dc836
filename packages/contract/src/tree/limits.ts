import type { RateLimit } from '../core/limits.js'

export const TREE_LIMITS = {
  treeWrite: { count: 60, windowSeconds: 3_600 },
  letter: { count: 30, windowSeconds: 3_600 },
  letterRead: { count: 300, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const TREE_LENGTHS = { treeName: 20, letterText: 500, letterName: 20 } as const

export const TREE = {
  /** The most trees of one member. */
  trees: 20,
  /** The most letters on one tree. */
  letters: 20_000,
  /** The most letters of one person on one tree in an hour. */
  lettersAnHour: 5,
  takeBackMs: 600_000,
  /** Ornaments that are shown together. */
  ornamentsAPage: 12,
  /** Days of Seoul, as MM-DD: from when until when trees are planted for the winter's day, and that day. */
  season: { from: '11-20', until: '01-06', opens: '12-25' },
  /** A tree may open at most so many days ahead. */
  daysAhead: 400,
} as const

export const TREE_LOOKS = ['pine', 'persimmon', 'neon-fir', 'snowman'] as const
export type TreeLook = (typeof TREE_LOOKS)[number]

export const TREE_GROUNDS = ['snowy-night', 'window-dusk', 'village-dawn', 'warm-room'] as const
export type TreeGround = (typeof TREE_GROUNDS)[number]
