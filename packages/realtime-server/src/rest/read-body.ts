import { RealtimeError } from '../errors.js'
import { decode } from '../protocol/codec.js'
import { declaredLength } from './drop-body.js'

/** The body of a request in the format it says; `undefined` if there is none. */
export async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.length === 0) return undefined
  const isMsgpack = request.headers.get('content-type')?.includes('msgpack') ?? false
  try {
    return decode(bytes, isMsgpack ? 'msgpack' : 'json')
  } catch (error) {
    const refusal = new RealtimeError('badRequest', 'The body cannot be parsed')
    refusal.cause = error
    throw refusal
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (declaredLength(request) > maxBytes) throw tooLarge()
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return Buffer.concat(chunks)
      length += value.length
      if (length > maxBytes) throw tooLarge()
      chunks.push(value)
    }
  } finally {
    reader?.releaseLock()
  }
}

function tooLarge(): RealtimeError {
  return new RealtimeError('bodyTooLarge', 'The body is too large')
}
