import type { Clock } from '../clock.js'

export type FakeClock = Clock & {
  /** Moves time on and fires what comes due, in order. */
  advance(ms: number): void
}

/** A clock that stands still until it is moved. */
export function createFakeClock(start = Date.now()): FakeClock {
  let now = start
  const timers = new Set<{ at: number; task: () => void }>()
  return {
    now: () => now,
    setTimeout(task, delayMs) {
      const timer = { at: now + delayMs, task }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        timers.delete(next)
        now = Math.max(now, next.at)
        next.task()
      }
      now = end
    },
  }
}
