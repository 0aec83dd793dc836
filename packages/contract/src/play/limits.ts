import type { RateLimit } from '../core/limits.js'

export const PLAY_LIMITS = {
  playStart: { count: 60, windowSeconds: 3600 },
  playWrite: { count: 300, windowSeconds: 60 },
  playFinish: { count: 120, windowSeconds: 3600 },
  playDelete: { count: 60, windowSeconds: 60 },
  shareRead: { count: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

export const PLAY = {
  /** An unfinished play can be resumed for so long. */
  resumableDays: 90,
  /** A deleted play can be brought back for so long. */
  restorableMs: 3_600_000,
  /** The token of a scored mode is valid for so long. */
  scoredTokenMs: 2 * 3_600_000,
  /** A play holds no more inputs, and a call brings no more at once. */
  inputs: 3_000,
  inputsAtOnce: 100,
  /** A call with inputs, in bytes: a hundred of the longest. */
  inputBytes: 49_152,
  /** The least time between two finishes of one person that are counted. */
  countedEveryMs: 10 * 60_000,
  /** Of one game's plays in an hour, how many of an address and of its network (/24, /48) are counted. */
  countedPerHour: { address: 10, network: 40 },
} as const
