import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from './request-headers.js'
import { REFUSALS, refusalEnvelope, RETRY_AFTER_SECONDS, type RefusalCode } from './refusals.js'
import { STARTING_PAGE } from './starting-page.js'

export function refuse(response: ServerResponse, code: RefusalCode): void {
  const requestId = String(response.getHeader(REQUEST_ID_HEADER) ?? '')
  send(response, REFUSALS[code].status, 'application/json', refusalEnvelope(code, requestId))
}

/** A page for someone who opens a page, the error envelope for everything else. */
export function sayStarting(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('retry-after', RETRY_AFTER_SECONDS)
  if (!wantsPage(request)) return refuse(response, 'MAINTENANCE')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  )
  send(response, REFUSALS.MAINTENANCE.status, 'text/html', STARTING_PAGE)
}

export function sayMethods(response: ServerResponse, methods: readonly string[]): void {
  response.writeHead(204, { allow: methods.join(', '), 'cache-control': 'no-store' }).end()
}

export function sayHealthy(response: ServerResponse): void {
  send(response, 200, 'application/json', '{"status":"ok"}')
}

function wantsPage(request: IncomingMessage): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('content-length', Buffer.byteLength(body))
  response.setHeader('cache-control', 'no-store')
  response.end(body)
}
