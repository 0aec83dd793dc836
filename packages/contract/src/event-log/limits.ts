import type { RateLimit } from '../core/limits.js'

export const EVENT_LOG_LIMITS = {
  /** Many browsers of a school or an office share one address. */
  eventSession: { count: 20, windowSeconds: 60, addressCount: 400 },
  eventBatch: { count: 20, windowSeconds: 60, addressCount: 400 },
  /** The limit on the size of events that are stored. */
  eventKilobytes: { count: 500, windowSeconds: 60, addressCount: 2_000 },
} as const satisfies Record<string, RateLimit>

export const EVENTS = {
  /** The most events of one batch. */
  batch: 50,
  /** Of one batch's body: its events with all they may carry. */
  batchBytes: 131_072,
  /** The most bytes of one event's attributes as JSON in UTF-8. */
  attributeBytes: 2_048,
  /** An event's time may differ from the server's clock by so many hours, before or after. */
  withinHours: 24,
  /** After so long without an event or a touch a session has ended. */
  sessionIdleMinutes: 30,
  /** Then only hourly counts of them are left. */
  keptDays: 90,
} as const
