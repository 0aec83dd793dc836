import type { RateLimit } from '../core/limits.js'

export const MODERATION_LIMITS = {
  moderate: { count: 300, windowSeconds: 600 },
  appeal: { count: 10, windowSeconds: 3_600 },
  rightsClaim: { count: 5, windowSeconds: 86_400 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const MODERATION_LENGTHS = {
  decisionReason: 300,
  appealText: 1_000,
  claimName: 40,
  claimAddress: 300,
  claimDetail: 2_000,
} as const

export const MODERATION = {
  /** Reports by so many people hide a thing until it is looked at. */
  hidingReports: 5,
  /** Younger accounts' reports, and visitors', do not count to them. */
  countedAfterMs: 7 * 86_400_000,
  appealMs: 7 * 86_400_000,
  /** A thing may be blinded for so long while a claim of infringed rights is looked at. */
  blindMs: 30 * 86_400_000,
  /** How long after a decision the texts of reports, claims and appeals are kept. */
  forgottenAfterMs: 365 * 86_400_000,
  pauseDays: [1, 7, 30],
} as const
