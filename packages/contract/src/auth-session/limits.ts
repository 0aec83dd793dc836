import type { RateLimit } from '../core/limits.js'

export const AUTH_SESSION_LIMITS = {
  /** Of all tries; failed ones are counted by `SIGN_IN_FAILURES` too. */
  signIn: { count: 60, windowSeconds: 600, addressCount: 120 },
} as const satisfies Record<string, RateLimit>

/**
 * Failed sign-ins in ten minutes: for an account by strangers and by each browser that knows it, for an address, and
 * for an IPv6 /48.
 */
export const SIGN_IN_FAILURES = {
  windowSeconds: 600,
  account: 10,
  address: 30,
  network: 1_000,
} as const

/** The code of a short-time password; without 0, O, 1, I, L. */
export const SHORT_TIME_CODE = {
  length: 8,
  minutes: 3,
  attempts: 5,
  alphabet: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
} as const

export const AUTH_SESSION = {
  days: 60,
  shortTimeHours: 2,
  /** A proof of identity holds for so long. */
  proofMinutes: 10,
} as const
