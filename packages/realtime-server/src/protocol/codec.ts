import { Decoder, Encoder } from '@msgpack/msgpack'
import { checkMsgpack } from './check-msgpack.js'

export type Format = 'json' | 'msgpack'

const encoder = new Encoder({ ignoreUndefined: true })

export function encode(value: unknown, format: Format): Buffer {
  if (format === 'json') return Buffer.from(JSON.stringify(value))
  const bytes = encoder.encode(value)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Throws what the parser throws when the bytes are not of this format. */
export function decode(bytes: Uint8Array, format: Format): unknown {
  if (format === 'msgpack') {
    checkMsgpack(bytes)
    // One for each, because a decoder that failed keeps what it had read until it is used again.
    return new Decoder().decode(bytes)
  }
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString())
}
