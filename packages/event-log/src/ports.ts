import type { BatchResult, EventBatch } from '@doran/contract'

export type SessionBody = {
  device_type: string
  ip_address: string
  user_agent: string
  location: string
}

/**
 * The three calls. Each promise has to resolve or reject. A failure may carry `code`, `status` and `retryAfter` in seconds, as
 * the API client's errors do.
 */
export interface EventSend {
  openSession: (body: SessionBody) => Promise<{ session_id: string }>
  /** With `keepalive` the request leaves in the same tick and outlives the page. */
  sendEvents: (body: EventBatch, how: { keepalive: boolean }) => Promise<BatchResult>
  touchSession: (sessionId: string) => Promise<unknown>
}

/** Whether this browser's usage may be recorded, and a word whenever that changes. */
export interface UsageChoice {
  isAllowed: () => boolean
  subscribe: (listener: () => void) => () => void
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Opened at every use: where storage is forbidden, the mere question throws. */
export interface EventStorage {
  local: () => Store
  /** Of this tab alone. */
  tab: () => Store
}

export interface EventClock {
  /** Milliseconds since 1970, as far as the device knows. */
  now: () => number
  /** Milliseconds since any moment; never goes back. */
  monotonic: () => number
  /** Runs once after so many milliseconds; answers how to call it off. */
  after: (ms: number, run: () => void) => () => void
}

export interface EventLocks {
  request: <T>(name: string, run: () => Promise<T>) => Promise<T>
}

/** The page around the log; each answers how to stop hearing. */
export interface EventPage {
  /** May be called more than once for one leaving. */
  onHidden: (listener: () => void) => () => void
  /** What other tabs change in local storage. */
  onStorage: (listener: (key: string | null, value: string | null) => void) => () => void
}

export type EventLogPorts = {
  storage: EventStorage
  clock: EventClock
  page: EventPage
  /** Null where the browser has none. */
  locks: EventLocks | null
  /** 10 to 40 characters of nanoid's alphabet. */
  newId: () => string
  /** From 0 to 1, as `Math.random`. */
  random: () => number
  userAgent: () => string
}
