import type { EventClock } from '../ports.js'
import { toldWait, waitAfter } from './failure.js'

const NOTHING = () => {}

type PlannerOptions = { clock: EventClock; random: () => number; run: () => void }

/** When to send next: the earliest moment that was asked for, but never before a failure's wait is over. */
export function createPlanner({ clock, random, run }: PlannerOptions) {
  let callOff = NOTHING
  let dueAt = Infinity
  let notBefore = -Infinity
  let failures = 0
  let isTold = false

  function stop(): void {
    callOff()
    dueAt = Infinity
  }

  return {
    stop,
    plan(afterMs: number): void {
      const now = clock.monotonic()
      const at = Math.max(now + afterMs, notBefore)
      if (at >= dueAt) return
      stop()
      dueAt = at
      callOff = clock.after(at - now, () => {
        dueAt = Infinity
        run()
      })
    },
    succeeded(): void {
      failures = 0
      notBefore = -Infinity
    },
    failed(error: unknown): void {
      failures += 1
      const told = toldWait(error)
      isTold = told > 0
      notBefore = clock.monotonic() + waitAfter(failures, told, random())
      stop()
    },
    /** The server asked for silence. */
    isHushed: () => isTold && clock.monotonic() < notBefore,
  }
}
