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

/**
 * A body of unknown length, read whole before anyone behind the door hears of it: an app that refuses it while
 * it still comes closes the connection, and its answer would be lost. Null when it grows too long.
 */
export function collectBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let seen = 0
    const take = (chunk: Buffer) => {
      seen += chunk.length
      if (seen <= limit) return void chunks.push(chunk)
      request.off('data', take)
      resolve(null)
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
  })
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
