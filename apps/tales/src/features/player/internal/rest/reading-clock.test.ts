// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isEighteenOrYounger, isRestDue, noteReading, type ReadingClock } from './reading-clock'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 28)

/** Reads with a sign every five minutes. */
function readFor(minutes: number, from: ReadingClock | null = null): ReadingClock {
  let clock = noteReading(from, from ? from.seen + 5 * MINUTE : START)
  const end = clock.seen + minutes * MINUTE
  while (clock.seen < end) clock = noteReading(clock, Math.min(end, clock.seen + 5 * MINUTE))
  return clock
}

const isDue = (clock: ReadingClock, over = {}) =>
  isRestDue({ clock, dismissedAt: null, isYoung: false, ...over })

describe('a reminder to rest', () => {
  it('is due after an hour of reading, and after 40 minutes for the young', () => {
    expect(isDue(readFor(59))).toBe(false)
    expect(isDue(readFor(60))).toBe(true)
    expect(isDue(readFor(39), { isYoung: true })).toBe(false)
    expect(isDue(readFor(40), { isYoung: true })).toBe(true)
  })

  it('counts anew after ten minutes without a sign', () => {
    const read = readFor(55)
    expect(isDue(noteReading(read, read.seen + 9 * MINUTE))).toBe(true)
    expect(isDue(noteReading(read, read.seen + 10 * MINUTE))).toBe(false)
  })

  it('does not come again for two hours once it was dismissed', () => {
    const read = readFor(60)
    const dismissedAt = read.seen
    expect(isDue(readFor(110, read), { dismissedAt })).toBe(false)
    expect(isDue(readFor(120, read), { dismissedAt })).toBe(true)
  })

  it('counts anew where the device’s clock was set back', () => {
    const read = readFor(70)
    expect(isDue(noteReading(read, read.seen - MINUTE))).toBe(false)
  })
})

it('knows who is 18 or younger, by the day', () => {
  expect(isEighteenOrYounger('2007-11-29', '2026-11-28')).toBe(true)
  expect(isEighteenOrYounger('2007-11-28', '2026-11-28')).toBe(false)
  expect(isEighteenOrYounger(null, '2026-11-28')).toBe(false)
})
