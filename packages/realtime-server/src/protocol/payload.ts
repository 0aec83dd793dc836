import { RealtimeError } from '../errors.js'
import type { Format } from './codec.js'
import { isShallow, MAX_DEPTH } from './read-fields.js'

/** What a message carries, as it is stored: bytes stay bytes, whatever the publisher's format. */
export type Payload = { data?: string | Uint8Array | undefined; encoding?: string | undefined }

/** The data of a message as it came in; `encoding` is a stack whose last step is undone if it is base64. */
export function readPayload(data: unknown, encoding: string | undefined): Payload {
  if (data === undefined || data === null) return { encoding }
  // Copied, because it is a view of the frame and would keep all of that in memory.
  if (data instanceof Uint8Array) return { data: new Uint8Array(data), encoding }
  if (typeof data !== 'string') {
    // JSON.parse reads any depth, JSON.stringify does not write it.
    if (!isShallow(data, MAX_DEPTH))
      throw new RealtimeError('badRequest', 'The data nests too deep')
    return { data: JSON.stringify(data), encoding: push(encoding, 'json') }
  }
  if (encoding === 'base64') return { data: Buffer.from(data, 'base64') }
  if (encoding?.endsWith('/base64'))
    return { data: Buffer.from(data, 'base64'), encoding: encoding.slice(0, -'/base64'.length) }
  return { data, encoding }
}

/** The data of a message for a reader of this format. */
export function writePayload({ data, encoding }: Payload, format: Format): Payload {
  if (format === 'msgpack' || !(data instanceof Uint8Array)) return { data, encoding }
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64')
  return { data: text, encoding: push(encoding, 'base64') }
}

/** Length on the wire before any framing. */
export function payloadBytes({ data }: Payload): number {
  if (data === undefined) return 0
  return typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength
}

function push(encoding: string | undefined, step: string): string {
  return encoding ? `${encoding}/${step}` : step
}
