import type { Clock } from './clock.js'

export type ManualClock = Clock & {
  /** Moves time on and wakes every sleeper whose time has come. */
  advance: (ms: number) => void
  /** Resolves once there is a sleeper. */
  someoneSleeps: () => Promise<void>
}

/** A clock that only moves when it is advanced. */
export function createManualClock(start = new Date('2026-01-01T00:00:00Z')): ManualClock {
  let nowMs = start.getTime()
  let sleepers: { at: number; wake: () => void }[] = []
  let watchers: (() => void)[] = []
  return {
    now: () => new Date(nowMs),
    sleep(ms, signal) {
      if (signal?.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        sleepers.push({ at: nowMs + ms, wake: resolve })
        signal?.addEventListener('abort', () => resolve(), { once: true })
        for (const watch of watchers) watch()
        watchers = []
      })
    },
    advance(ms) {
      nowMs += ms
      const due = sleepers.filter(({ at }) => at <= nowMs)
      sleepers = sleepers.filter(({ at }) => at > nowMs)
      for (const { wake } of due) wake()
    },
    someoneSleeps: () =>
      sleepers.length > 0 ? Promise.resolve() : new Promise((resolve) => watchers.push(resolve)),
  }
}
