import { Decoder, Encoder } from '@msgpack/msgpack'

export type Format = 'json' | 'msgpack'

const encoder = new Encoder({ ignoreUndefined: true })
// The lengths are claims of the sender and are allocated before they are seen to be true.
const decoder = new Decoder({ maxArrayLength: 10_000, maxMapLength: 1_000 })

export function encode(value: unknown, format: Format): Buffer {
  if (format === 'json') return Buffer.from(JSON.stringify(value))
  const bytes = encoder.encode(value)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Throws what the parser throws when the bytes are not of this format. */
export function decode(bytes: Uint8Array, format: Format): unknown {
  if (format === 'msgpack') return decoder.decode(bytes)
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString())
}
