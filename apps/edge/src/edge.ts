import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { sayHealthy, sayMethods } from './answer.js'
import { admitDeclared, refuseUnread } from './body-guard.js'
import { arrivalMsOf, bodyLimitOf } from './body-limits.js'
import { createByteBudget } from './byte-budget.js'
import { HELD_BYTES } from './collect-body.js'
import type { EdgeEnv } from './env.js'
import { createForwarder } from './forward.js'
import { hasPlainHost } from './host.js'
import { methodsOf } from './methods.js'
import { rawRefusal, type RefusalCode } from './refusals.js'
import { ownHeaders, REQUEST_ID_HEADER } from './request-headers.js'
import { pathOf, routeOf } from './route.js'
import { sendStaticFile } from './static-files.js'
import { transportSecurity } from './transport-security.js'

export type Edge = {
  /** A server with the edge's handlers, not yet listening. */
  newServer: () => Server
  upgraded: ReadonlySet<Duplex>
  close: () => void
}

/**
 * Milliseconds within which a client has to have sent its headers, a small body, and all of a request that was
 * answered before it was read.
 */
export type Patience = { headersMs: number; bodyMs: number; requestMs: number; checkMs: number }

const PATIENCE: Patience = {
  headersMs: 10_000,
  bodyMs: 10_000,
  requestMs: 120_000,
  checkMs: 2_000,
}
/** How many of the longest bodies of unknown length may be held at once. */
const LONGEST_HELD = { ofAll: 8, ofAddress: 3 }
const KEEP_ALIVE_MS = 65_000
/** A site reads 16 KB, and the door and the site's own call to the API add some headers to what came. */
const HEADER_BYTES = 15 * 1_024

export function createEdge(env: EdgeEnv, patience: Patience = PATIENCE): Edge {
  const forwarder = createForwarder(
    createByteBudget({
      ofAll: LONGEST_HELD.ofAll * HELD_BYTES,
      ofAddress: LONGEST_HELD.ofAddress * HELD_BYTES,
    }),
  )
  const upgraded = new Set<Duplex>()
  const security = transportSecurity(env.publicOrigin)

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID()
    response.setHeader(REQUEST_ID_HEADER, requestId)
    response.setHeader('x-content-type-options', 'nosniff')
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
    const url = request.url ?? ''
    const route = hasPlainHost(request) ? routeOf(url, false, env) : null
    const methods = methodsOf(route)
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('allow', methods.join(', '))
      return refuseUnread(request, response, 'METHOD_NOT_ALLOWED')
    }
    if (route === null) return refuseUnread(request, response, 'INVALID_INPUT')
    if (route.site === 'web' && request.method === 'OPTIONS') return sayMethods(response, methods)
    if (pathOf(url) === '/edge/healthz') return sayHealthy(response)
    const bytes = bodyLimitOf(env.bodyLimits, pathOf(url))
    if (!admitDeclared(request, response, bytes)) return
    if (sendStaticFile(request, response, env.staticFiles)) return
    ownHeaders(request, { ...env, requestId }, false)
    const withinMs = arrivalMsOf(bytes, patience.bodyMs)
    forwarder.web(request, response, route, { bytes, withinMs })
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const requestId = randomUUID()
    const route = hasPlainHost(request) ? routeOf(request.url ?? '', true, env) : null
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    if (route === null) return endWith(socket, 'INVALID_INPUT', security)
    ownHeaders(request, { ...env, requestId }, true)
    forwarder.upgrade(request, socket, head, route)
  }

  /** Somebody takes the door for a proxy to elsewhere. */
  function onConnect(_request: IncomingMessage, socket: Duplex): void {
    socket.on('error', () => socket.destroy())
    endWith(socket, 'METHOD_NOT_ALLOWED', { ...security, allow: methodsOf(null).join(', ') })
  }

  function onClientError(error: Error & { code?: string }, socket: Duplex): void {
    if (socket.writable && error.code !== 'ECONNRESET') {
      endWith(socket, refusalOf(error.code), security)
    } else socket.destroy()
  }

  return {
    newServer() {
      const server = createServer({
        headersTimeout: patience.headersMs,
        requestTimeout: patience.requestMs,
        connectionsCheckingInterval: patience.checkMs,
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxHeaderSize: HEADER_BYTES,
        // Everything else that offers an upgrade (`curl --http2` does) is an ordinary request.
        shouldUpgradeCallback: (request) =>
          request.method === 'GET' && request.headers.upgrade?.toLowerCase() === 'websocket',
      })
      server.on('request', onRequest)
      server.on('upgrade', onUpgrade)
      server.on('connect', onConnect)
      server.on('clientError', onClientError)
      return server
    },
    upgraded,
    close: () => forwarder.close(),
  }
}

function endWith(socket: Duplex, code: RefusalCode, headers: Record<string, string>): void {
  socket.end(rawRefusal(code, randomUUID(), headers), () => socket.destroy())
}

function refusalOf(code: string | undefined): RefusalCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'SLOW_REQUEST'
  if (code === 'HPE_HEADER_OVERFLOW') return 'HEADERS_TOO_LARGE'
  return 'INVALID_INPUT'
}
