import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from './request-headers.js'
import { REFUSALS, refusalEnvelope, type RefusalCode } from './refusals.js'
import { STARTING_PAGE } from './starting-page.js'

export function refuse(response: ServerResponse, code: RefusalCode): void {
  const requestId = String(response.getHeader(REQUEST_ID_HEADER) ?? '')
  sendRefusal(response, code, 'application/json', refusalEnvelope(code, requestId))
}

/** A page for someone who opens a page, the error envelope for everything else. */
export function sayStarting(request: IncomingMessage, response: ServerResponse): void {
  if (!wantsPage(request)) return refuse(response, 'MAINTENANCE')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  )
  sendRefusal(response, 'MAINTENANCE', 'text/html', STARTING_PAGE)
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

function sendRefusal(response: ServerResponse, code: RefusalCode, type: string, body: string) {
  const refusal = REFUSALS[code]
  if ('retryAfterSeconds' in refusal) response.setHeader('retry-after', refusal.retryAfterSeconds)
  send(response, refusal.status, type, body)
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('content-length', Buffer.byteLength(body))
  response.setHeader('cache-control', 'no-store')
  response.end(body)
}
