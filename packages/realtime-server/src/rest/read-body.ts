import { RealtimeError } from '../errors.js'
import { decode } from '../protocol/codec.js'

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
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new RealtimeError('tooLarge', 'The body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
