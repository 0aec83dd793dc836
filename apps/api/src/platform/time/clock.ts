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

/** A clock that is at `start` now and goes on from there, to see another season on one's own machine. */
export function clockFrom(start: Date): Clock {
  const aheadMs = start.getTime() - Date.now()
  return { ...systemClock, now: () => new Date(Date.now() + aheadMs) }
}
