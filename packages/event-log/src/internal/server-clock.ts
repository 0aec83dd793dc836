import type { EventClock } from '../ports.js'

/** Longer than an answer takes to come: its delay is no error of the clock. */
const TOLERANCE_MS = 30_000
const NAP_MS = 1_000

export type ServerClock = ReturnType<typeof createServerClock>

export type Dated = {
  /** In the server's time, as far as it was known. */
  at: number
  /** How often the device seemed to have slept before. */
  naps: number
}

/** The server's time as far as it is known; it runs by the monotonic clock, whatever becomes of the device's date. */
export function createServerClock({ now, monotonic }: EventClock) {
  let difference = now() - monotonic()
  let offset = difference
  let naps = 0
  let isKnown = false

  function read(): number {
    const seen = now() - monotonic()
    // The monotonic clock stands still while some devices sleep; a date that goes back is somebody's doing.
    if (seen > difference + NAP_MS) {
      offset += seen - difference
      difference = seen
      naps += 1
    }
    difference = Math.min(difference, seen)
    return offset + monotonic()
  }

  return {
    date: (): Dated => ({ at: read(), naps }),
    /** How far the device's own date is behind it. */
    skew: () => read() - now(),
    /** Puts itself right by an answer's time, and what was dated wrongly with it. */
    correct(serverTime: number, dated: readonly Dated[]): void {
      const error = serverTime - read()
      if (Math.abs(error) > TOLERANCE_MS) {
        offset += error
        for (const one of dated) {
          // Once it was right, it was a nap that was none.
          if (!isKnown || one.naps === naps) one.at += error
        }
      }
      isKnown = true
    },
  }
}
