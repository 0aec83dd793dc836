import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse } from './answer.js'
import type { RefusalCode } from './refusals.js'

const LINGER_MS = 10_000

/** True when the declared length is within the limit; otherwise the answer has been given. */
export function admitDeclared(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): boolean {
  if (Number(request.headers['content-length'] ?? 0) <= limit) return true
  refuseUnread(request, response, 'BODY_TOO_LARGE')
  return false
}

/** Tells of a body that has not come whole within its time. */
export function limitArrival(request: IncomingMessage, withinMs: number, onLate: () => void): void {
  const timer = setTimeout(() => {
    if (!request.complete) onLate()
  }, withinMs)
  const stop = () => clearTimeout(timer)
  request.once('end', stop)
  request.once('close', stop)
}

/**
 * Refuses and throws what is left of the body away for a while: closing at once would reset the
 * connection before the client has read the answer.
 */
export function refuseUnread(
  request: IncomingMessage,
  response: ServerResponse,
  code: RefusalCode,
): void {
  if (!response.headersSent) refuse(response, code)
  request.resume()
  const cut = setTimeout(() => request.socket.destroy(), LINGER_MS)
  cut.unref()
  const stopWaiting = () => clearTimeout(cut)
  request.once('end', stopWaiting)
  request.once('close', stopWaiting)
}
