import { errorBody, RealtimeError } from '../errors.js'
import { encode } from '../protocol/codec.js'
import { answerFormat } from './answer-format.js'
import { dropBody } from './drop-body.js'
import type { RestAnswer } from './rest-call.js'

const CONTENT_TYPE = { json: 'application/json', msgpack: 'application/x-msgpack' } as const
const ALLOWED_HEADERS =
  'authorization, content-type, x-ably-version, ably-agent, x-ably-clientid, x-ably-lib'

export function reply(request: Request, answer: RestAnswer): Response {
  const format = answer.format ?? answerFormat(request)
  const headers = corsHeaders(request)
  headers.set('content-type', CONTENT_TYPE[format])
  headers.set('cache-control', 'no-store')
  if (answer.link !== undefined) headers.set('link', answer.link)
  const { status } = answer
  return new Response(new Uint8Array(encode(answer.body, format)), { status, headers })
}

export async function errorReply(request: Request, thrown: unknown): Promise<Response> {
  const error = errorBody(thrown)
  const response = reply(request, { status: error.statusCode, body: { error } })
  const retryAfter = thrown instanceof RealtimeError ? thrown.retryAfterSeconds : undefined
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter))
  if (!(await dropBody(request))) response.headers.set('connection', 'close')
  response.headers.set('x-ably-errorcode', String(error.code))
  response.headers.set('x-ably-errormessage', error.message.replace(/[^\x20-\x7e]/g, '?'))
  return response
}

export function preflightReply(request: Request): Response {
  const headers = corsHeaders(request)
  headers.set('access-control-allow-methods', 'GET, POST, OPTIONS')
  headers.set('access-control-allow-headers', ALLOWED_HEADERS)
  headers.set('access-control-max-age', '7200')
  return new Response(null, { status: 204, headers })
}

// Credentials are in headers and never in cookies, so any origin may ask.
function corsHeaders(request: Request): Headers {
  const headers = new Headers({ vary: 'origin' })
  const origin = request.headers.get('origin')
  if (origin === null) return headers
  headers.set('access-control-allow-origin', origin)
  headers.set(
    'access-control-expose-headers',
    'Link, Retry-After, X-Ably-Errorcode, X-Ably-Errormessage',
  )
  return headers
}
