import type { RateLimit } from '../core/limits.js'

export const CHAT_LIMITS = {
  chat: { count: 120, windowSeconds: 60 },
  chatSend: { count: 20, windowSeconds: 10 },
  chatAuth: { count: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const CHAT_LENGTHS = { chatItem: 1_000, chatSearch: 20 } as const

export const CHAT = {
  /** First messages to strangers in 24 hours, from an account of that age. */
  requestsADay: 10,
  requestsADayOfNewAccounts: 1,
  /** An author may delete an item for so long. */
  deletableMs: 5 * 60_000,
  /** A token of the realtime service is valid for so long. */
  tokenMs: 5 * 60_000,
  /** Until typing is taken to have stopped. */
  typingMs: 4_000,
} as const
