import type { Format } from '../protocol/codec.js'

/** The format a caller accepts. */
export function answerFormat(request: Request): Format {
  return request.headers.get('accept')?.includes('msgpack') ? 'msgpack' : 'json'
}
