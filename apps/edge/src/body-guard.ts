import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { refuse } from './answer.js'

const LINGER_MS = 10_000

/** True when the declared length is within the limit; otherwise the answer has been given. */
export function admitDeclared(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): boolean {
  if (Number(request.headers['content-length'] ?? 0) <= limit) return true
  refuseBody(request, response)
  return false
}

/** A body of unknown length passes through this counter, which cuts it where it grows too long. */
export function countedBody(
  request: IncomingMessage,
  limit: number,
  onTooLarge: () => void,
): Transform {
  let seen = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen <= limit) return done(null, chunk)
      request.unpipe(counter)
      onTooLarge()
      done()
    },
  })
  request.once('error', () => counter.destroy())
  return request.pipe(counter)
}

/**
 * Answers 413 and throws the rest of the body away for a while: closing at once would reset the
 * connection before the client has read the answer.
 */
export function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) refuse(response, 'BODY_TOO_LARGE')
  request.resume()
  const cut = setTimeout(() => request.socket.destroy(), LINGER_MS)
  cut.unref()
  const stopWaiting = () => clearTimeout(cut)
  request.once('end', stopWaiting)
  request.once('close', stopWaiting)
}
