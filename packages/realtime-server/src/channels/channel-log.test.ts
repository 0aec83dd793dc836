import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { OutgoingFrame } from '../protocol/outgoing-frame.js'
import { ChannelLog, type LogEntry } from './channel-log.js'

const frame = new OutgoingFrame(() => ({}))

function entry(number: number, bytes = 1, timestamp = number): LogEntry {
  return { kind: 'message', number, timestamp, bytes, frame, connectionId: null, messages: [] }
}

function numbersOf(entries: readonly LogEntry[]): number[] {
  return entries.map(({ number }) => number)
}

test('keeps the newest within its bounds and knows what it has lost', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 400 })
  fc.assert(
    fc.property(sizes, (list) => {
      const log = new ChannelLog({ entries: 70, bytes: 1_000, ageMs: 1e9 }, 0)
      list.forEach((bytes, i) => log.append(entry(i + 1, bytes)))
      const kept = log.entries()
      const bytes = kept.reduce((sum, one) => sum + one.bytes, 0)
      expect(log.bytes).toBe(bytes)
      expect(bytes).toBeLessThanOrEqual(1_000)
      expect(kept.length).toBeLessThanOrEqual(70)
      expect(log.lostUpTo).toBe(list.length - kept.length)
      expect(numbersOf(kept)).toEqual(list.map((_, i) => i + 1).slice(list.length - kept.length))
      const number = log.lostUpTo + Math.floor(kept.length / 2)
      expect(log.reachesBackTo(number)).toBe(true)
      expect(log.reachesBackTo(log.lostUpTo - 1)).toBe(false)
      expect(numbersOf(log.after(number))).toEqual(numbersOf(kept).filter((one) => one > number))
    }),
  )
})

test('drops what is too old', () => {
  const log = new ChannelLog({ entries: 10, bytes: 10, ageMs: 100 }, 0)
  for (const number of [1, 2, 3]) log.append(entry(number, 1, number * 100))
  log.expire(300)
  expect(numbersOf(log.entries())).toEqual([2, 3])
  log.expire(10_000)
  expect(log).toMatchObject({ size: 0, bytes: 0, lostUpTo: 3 })
})
