import { seededRandom } from '../random.js'
import type { Ask, Head, Step } from './reply.js'

/** How a whole body is cut into writes, where it does not go out event by event. */
export type Wire = { split: (body: string, ask: Ask) => Iterable<Step>; head?: Partial<Head> }

export const oneWrite: Wire = {
  split: (body, { gapMs }) => [
    { kind: 'write', bytes: body, afterMs: gapMs },
    { kind: 'end', afterMs: gapMs },
  ],
}

export const byteByByte: Wire = { split: (body, { gapMs }) => writeAll(everyByte(body), gapMs) }

/** Writes with no pause between them would be joined by the socket, so there always is one. */
export const insideCharacters: Wire = {
  split: (body, { seed, gapMs }) => writeAll(cutInsideCharacters(body, seed), Math.max(1, gapMs)),
  head: { isUnframed: true },
}

function* writeAll(pieces: Iterable<Uint8Array>, afterMs: number): Generator<Step> {
  for (const bytes of pieces) yield { kind: 'write', bytes, afterMs }
  yield { kind: 'end', afterMs }
}

function* everyByte(body: string): Generator<Uint8Array> {
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += 1) yield bytes.subarray(at, at + 1)
}

function* cutInsideCharacters(body: string, seed: number): Generator<Uint8Array> {
  const random = seededRandom(seed, 'bytes')
  const bytes = Buffer.from(body)
  let start = 0
  while (start < bytes.length) {
    let end = start + random.between(1, 200)
    while (end < bytes.length && !isContinuation(bytes[end])) end += 1
    yield bytes.subarray(start, end)
    start = end
  }
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}
