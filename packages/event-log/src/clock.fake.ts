import type { EventClock } from './ports.js'

const LONG_ENOUGH = 60

export interface FakeClock extends EventClock {
  /** Milliseconds since 1970 as they really are: the server's. */
  trueTime: () => number
  /** Time goes by: timers run, and what they set off. */
  advance: (ms: number) => Promise<void>
  /** The device's date is set forward, or back by a negative number. */
  jump: (ms: number) => void
  /** Time goes by and the device sleeps: its monotonic clock and its timers stand still. */
  sleep: (ms: number) => void
}

/** One clock for the browser and the server; it begins at a fixed moment. */
export function fakeClock(): FakeClock {
  let passed = 0
  let slept = 0
  let jumped = 0
  const begun = Date.UTC(2026, 10, 22)
  const timers = new Set<{ at: number; run: () => void }>()

  function nextBefore(until: number) {
    let next = null
    for (const timer of timers) {
      if (timer.at <= until && (!next || timer.at < next.at)) next = timer
    }
    return next
  }

  return {
    trueTime: () => begun + passed + slept,
    now: () => begun + passed + slept + jumped,
    monotonic: () => passed,
    after(ms, run) {
      const timer = { at: passed + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async advance(ms) {
      const until = passed + ms
      await flushPromises()
      for (let timer = nextBefore(until); timer; timer = nextBefore(until)) {
        timers.delete(timer)
        passed = Math.max(passed, timer.at)
        timer.run()
        await flushPromises()
      }
      passed = until
    },
    jump(ms) {
      jumped += ms
    },
    sleep(ms) {
      slept += ms
    },
  }
}

async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < LONG_ENOUGH; turn += 1) await Promise.resolve()
}
