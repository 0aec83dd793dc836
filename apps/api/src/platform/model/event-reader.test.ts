import { expect, it } from 'vitest'
import { EventReader, type EventFault } from './event-reader.js'

/** Reads a text cut into chunks of `size` bytes. */
function read(text: string, size = Number.POSITIVE_INFINITY, maxBytes = 1_000) {
  const events: unknown[] = []
  let done = 0
  const reader = new EventReader(maxBytes, {
    onEvent: (event) => events.push(event),
    onDone: () => (done += 1),
  })
  const bytes = Buffer.from(text)
  let fault: EventFault | null = null
  for (let from = 0; from < bytes.length; from += size) {
    fault ??= reader.push(bytes.subarray(from, Math.min(from + size, bytes.length)))
  }
  return { events, done, fault: fault ?? reader.end() }
}

const STREAM = [
  ': a comment that says nothing',
  'event: message',
  'data: {"a":"가나다 👻"}',
  '',
  'data:{"b":2}',
  '',
  'data: {',
  'data: "c":',
  'data: 3}',
  '',
  'data:',
  'id: 7',
  'data: [DONE]',
  '',
  '',
].join('\n')
const EVENTS = [{ a: '가나다 👻' }, { b: 2 }, { c: 3 }]

it('reads a stream however its bytes are cut', () => {
  for (let size = 1; size <= STREAM.length; size += 1) {
    expect(read(STREAM, size)).toEqual({ events: EVENTS, done: 1, fault: null })
    expect(read(STREAM.replaceAll('\n', '\r\n'), size).events).toEqual(EVENTS)
  }
})

it('reads a last line without a line feed', () => {
  expect(read('data: {"a":1}').events).toEqual([{ a: 1 }])
})

it('reads events with no blank line between them', () => {
  expect(read('data: {"a":1}\ndata: {"b":2}\n').events).toEqual([{ a: 1 }, { b: 2 }])
})

it('says what is no JSON', () => {
  expect(read('data: {"a":\n\n').fault).toBe('not-json')
  expect(read('data: {"a":').fault).toBe('not-json')
})

it('refuses a line that is too long, in one chunk or in many', () => {
  const line = `data: "${'가'.repeat(400)}"\n\n`
  expect(read(line, 1).fault).toBe('too-long')
  expect(read(line).fault).toBe('too-long')
  expect(read(line, 1, 2_000)).toMatchObject({ events: ['가'.repeat(400)], fault: null })
})

it('refuses an event whose lines together are too long', () => {
  expect(read('data: [\n'.repeat(600)).fault).toBe('too-long')
})

it('reads a long line that comes byte by byte', () => {
  const text = 'a'.repeat(100_000)
  expect(read(`data: "${text}"\n\n`, 1, 10_000_000)).toMatchObject({ events: [text], fault: null })
})
