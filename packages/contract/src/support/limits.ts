import type { RateLimit } from '../core/limits.js'

export const SUPPORT_LIMITS = {
  ticket: { count: 5, windowSeconds: 3_600 },
  ticketMessage: { count: 20, windowSeconds: 3_600 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const SUPPORT_LENGTHS = {
  ticketTextMin: 10,
  ticketText: 2_000,
} as const

export const SUPPORT = {
  pictures: 3,
  /** Unanswered tickets of one person. */
  openTickets: 10,
  /** The tickets of one address in a day, over all visitors. */
  ticketsOfAddress: 5,
  /** The link of a visitor's ticket opens it for so long, counted from the last message. */
  linkDays: 90,
} as const
