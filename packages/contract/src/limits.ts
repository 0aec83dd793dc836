type Limit = { count: number; windowSeconds: number; addressCount?: number; networkCount?: number }

/**
 * How often one actor may make a call. An address (of IPv6 a /64) may make `addressCount`, or `ADDRESS_FACTOR`
 * times as many. `networkCount`: an IPv6 /48, which one customer may have whole, but where a carrier's many phones
 * may also be.
 */
export const LIMITS = {
  read: { count: 600, windowSeconds: 60 },
  search: { count: 120, windowSeconds: 60 },
  storyStart: { count: 60, windowSeconds: 3600 },
  storyTurn: { count: 60, windowSeconds: 60 },
  storyControl: { count: 120, windowSeconds: 60 },
  /** Of all tries; failed ones are counted by `SIGN_IN_FAILURES` too. */
  signIn: { count: 60, windowSeconds: 600, addressCount: 120 },
  signUp: { count: 5, windowSeconds: 3600, addressCount: 5, networkCount: 500 },
  /** A mail to an address that somebody typed. */
  codeMail: { count: 10, windowSeconds: 3600, addressCount: 10, networkCount: 500 },
  /** A typed code; each code dies of its own few tries. */
  code: { count: 30, windowSeconds: 600, addressCount: 60 },
  nickName: { count: 60, windowSeconds: 60 },
  account: { count: 60, windowSeconds: 60 },
  upload: { count: 30, windowSeconds: 3600 },
  image: { count: 1_200, windowSeconds: 60 },
  export: { count: 5, windowSeconds: 86_400, addressCount: 20 },
  /** Many browsers of a school or an office share one address. */
  eventSession: { count: 20, windowSeconds: 60, addressCount: 400 },
  eventBatch: { count: 20, windowSeconds: 60, addressCount: 400 },
  /** Of events that are stored. */
  eventKilobytes: { count: 500, windowSeconds: 60, addressCount: 2_000 },
} as const satisfies Record<string, Limit>

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

/** Mails with a code to one address in a day, whoever asks for them. */
export const CODE_MAILS_A_DAY = 10

export const CODES = {
  /** Of a mail. */
  mailed: { digits: 6, minutes: 15, attempts: 5, mails: 4, mailEverySeconds: 60 },
  /** Of a short-time password; without 0, O, 1, I, L. */
  shortTime: { length: 8, minutes: 3, attempts: 5, alphabet: '23456789ABCDEFGHJKMNPQRSTUVWXYZ' },
} as const

export const AUTH_SESSION = {
  days: 60,
  shortTimeHours: 2,
  /** How long a proof of who one is holds. */
  proofMinutes: 10,
} as const

/** Days between leaving and being erased. */
export const ERASE_AFTER_DAYS = 7

export const PROFILE_IMAGE = {
  maxBytes: 5 * 1_048_576,
  /** Until all of it must have come: as much as 2 Mbit/s need. */
  withinMs: 24_000,
  minPixels: 200,
} as const

/** Files of one sender that may be on their way at the same moment. */
export const UPLOADS_AT_ONCE = 2

export const EVENTS = {
  /** Of one batch. */
  batch: 50,
  /** Of one batch's body: its events with all they may carry. */
  batchBytes: 131_072,
  /** Of one event's attributes as JSON in UTF-8. */
  attributeBytes: 2_048,
  /** How far from the server's clock an event may lie, before or after. */
  withinHours: 24,
  /** After so long without an event or a touch a session has ended. */
  sessionIdleMinutes: 30,
  /** Then only hourly counts of them are left. */
  keptDays: 90,
} as const

export type LimitName = keyof typeof LIMITS

export const ADDRESS_FACTOR = 5

/** Turns a model tells to somebody without an account. */
export const VISITOR_MODEL_TURNS = 5

/** Lengths in code points, as Zod counts them. */
export const LENGTHS = {
  turnText: 500,
  searchText: 50,
  /** The largest JSON body any call takes, in bytes. */
  jsonBody: 16_384,
  passwordMin: 10,
  passwordMax: 128,
  name: 30,
  description: 150,
  descriptionLines: 3,
  pageSize: 20,
  pageSizeMax: 50,
} as const
