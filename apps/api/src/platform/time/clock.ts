import { setTimeout as sleep } from 'node:timers/promises'

/** Time as a port, so that tests need not wait. */
export interface Clock {
  now(): Date
  /** Resolves after `ms`, or at once when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined),
}
