import type { EventClock } from '../ports.js'

const NAP_MS = 1_000

export type SteadyClock = ReturnType<typeof createSteadyClock>

/**
 * Milliseconds since 1970 as the device knew them when the page began; from then on it goes by the monotonic clock. The
 * server puts an event right by the moment of sending, so all that counts is how much time lies between two readings.
 */
export function createSteadyClock({ now, monotonic }: EventClock) {
  let difference = now() - monotonic()
  let offset = difference

  function read(): number {
    const seen = now() - monotonic()
    // The monotonic clock stands still while some devices sleep; a date that goes back is somebody's doing.
    if (seen > difference + NAP_MS) {
      offset += seen - difference
      difference = seen
    }
    difference = Math.min(difference, seen)
    return offset + monotonic()
  }

  return {
    read,
    /** A moment of this clock by the device's date, which the next page begins with. */
    toDate: (at: number) => at - read() + now(),
  }
}
