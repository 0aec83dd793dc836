import type { RateLimit } from '../core/limits.js'

export const ACCOUNT_LIMITS = {
  signUp: { count: 5, windowSeconds: 3600, addressCount: 5, networkCount: 500 },
  /** The limit of mails to an address that a person typed. */
  codeMail: { count: 10, windowSeconds: 3600, addressCount: 10, networkCount: 500 },
  /** A typed code; each code expires after its own few tries. */
  code: { count: 30, windowSeconds: 600, addressCount: 60 },
  nickName: { count: 60, windowSeconds: 60 },
  account: { count: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Mails with a code to one address in a day, by whichever route they were requested. */
export const CODE_MAILS_A_DAY = 10

/** The code of a mail. */
export const MAILED_CODE = {
  digits: 6,
  minutes: 15,
  attempts: 5,
  mails: 4,
  mailEverySeconds: 60,
} as const
