import type { RateLimit } from '../core/limits.js'

export const GAME_LIMITS = {
  gameSearch: { count: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const GAME_LENGTHS = { gameSearch: 40 } as const

export const GAME = {
  /** With fewer counted finishes no statistics are shown. */
  statsFrom: 30,
} as const

/** The numbers of items that a world cup may be played with. */
export const WORLDCUP_SIZES = [4, 8, 16, 32, 64] as const

/** The limits of a tier board; lengths in UTF-16 units. */
export const TIER = {
  leastRows: 2,
  mostRows: 10,
  items: 100,
  /** Cards that a player adds. */
  ownCards: 30,
  label: 12,
  rowText: 20,
  cardLabel: 20,
  reason: 80,
  title: 40,
} as const
