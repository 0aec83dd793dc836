/** Stops a timer that has not fired. */
export type CancelTimer = () => void

/** Time as the server sees it; tests pass one they move by hand. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  setTimeout(task: () => void, delayMs: number): CancelTimer
}

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(task, delayMs) {
    const timer = setTimeout(task, delayMs)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
