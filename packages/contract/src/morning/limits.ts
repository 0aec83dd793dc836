import type { RateLimit } from '../core/limits.js'

export const MORNING_LIMITS = {
  morningWrite: { count: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const MORNING_LENGTHS = { morningNote: 100 } as const

export const MORNING = {
  /** Hours of Seoul: the board opens at the start of the first and closes at the start of the second. */
  opensHour: 5,
  closesHour: 12,
  /** The streak's days that bring more runes: every seventh. */
  weekDays: 7,
  /** Commas that a member can hold beside the week's own. */
  commas: 3,
  /** Days in a row that commas can bridge. */
  bridgedDays: 3,
} as const

export const MORNING_MOODS = ['sun', 'cloud', 'rain', 'fog', 'star'] as const
export type MorningMood = (typeof MORNING_MOODS)[number]

export const MORNING_REACTIONS = ['nod', 'pat', 'clap'] as const
export type MorningReaction = (typeof MORNING_REACTIONS)[number]
