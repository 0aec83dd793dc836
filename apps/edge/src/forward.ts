import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable, type Duplex } from 'node:stream'
import { createProxyServer } from 'httpxy'
import { Socket } from 'node:net'
import { sayStarting } from './answer.js'
import { limitArrival, refuseUnread } from './body-guard.js'
import type { BodyAllowance } from './body-limits.js'
import type { ByteBudget } from './byte-budget.js'
import { collectBody } from './collect-body.js'
import { rawRefusal } from './refusals.js'
import { REQUEST_ID_HEADER } from './request-headers.js'
import type { Route } from './route.js'

const FIRST_BYTE_MS = 60_000
/** Sooner than Node's servers (5 s): a write into a connection that is just being closed is lost. */
const IDLE_MS = 4_000

export type Forwarder = {
  web: (
    request: IncomingMessage,
    response: ServerResponse,
    route: Route,
    allowance: BodyAllowance,
  ) => void
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, route: Route) => void
  close: () => void
}

type Trip = { retried: boolean; upstream?: ClientRequest; again: () => void }

/** Passes requests on with httpxy; what the library leaves open is decided here. */
export function createForwarder(budget: ByteBudget): Forwarder {
  // The library's own agent stops at 256 sockets, so 256 open stories would stall every other call.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: IDLE_MS })
  const proxy = createProxyServer({ prependPath: false })
  const trips = new WeakMap<IncomingMessage, Trip>()

  proxy.on('proxyReq', (upstream, request) => {
    const trip = trips.get(request)
    if (trip) trip.upstream = upstream
    limitFirstByte(upstream, request)
  })
  proxy.on('proxyRes', (answer, request, response) => {
    // They speak of the connection behind the door; what the client asked of its own counts.
    delete answer.headers['keep-alive']
    answer.headers.connection = wantsClose(request) ? 'close' : 'keep-alive'
    // Next gives what it does not find the caching of its neighbours.
    if ((answer.statusCode ?? 0) >= 400) answer.headers['cache-control'] = 'no-store'
    if (isUnreachableRewrite(answer)) {
      answer.resume()
      sayStarting(request, response)
    } else if (answer.headers['content-type']?.startsWith('text/event-stream')) {
      queueMicrotask(() => response.flushHeaders())
    }
  })
  proxy.on('proxyReqWs', (upstream, _request, socket) => tieSockets(upstream, socket))
  proxy.on('error', (error, request, reply) => {
    if (!request || !reply) return
    if (reply instanceof Socket) return refuseUpgrade(request, reply)
    const trip = trips.get(request)
    if (!reply.headersSent && trip && mayRetry(error, request, trip)) {
      trip.retried = true
      trip.again()
    } else answerFailure(request, reply)
  })

  return {
    web(request, response, route, allowance) {
      request.url = route.url
      const send = (body: { buffer?: Readable }) =>
        void proxy.web(request, response, { target: route.origin, agent, ...body }).catch(() => {})
      const trip: Trip = { retried: false, again: () => send({}) }
      trips.set(request, trip)
      if (request.headers['transfer-encoding'] === undefined) {
        limitArrival(request, allowance.withinMs, () => {
          refuseUnread(request, response, 'SLOW_REQUEST')
          trip.upstream?.destroy()
        })
        return send({})
      }
      collectBody(request, response, allowance, budget).then(
        (body) => {
          if (typeof body === 'string') return refuseUnread(request, response, body)
          delete request.headers['transfer-encoding']
          request.headers['content-length'] = String(body.length)
          send({ buffer: Readable.from(body.length > 0 ? [body] : []) })
        },
        () => response.destroy(),
      )
    },
    upgrade(request, socket, head, route) {
      if (!(socket instanceof Socket)) return void socket.destroy()
      request.url = route.url
      proxy
        .ws(request, socket, { target: route.origin, upgradeTimeout: FIRST_BYTE_MS }, head)
        .catch(() => socket.destroy())
    },
    close: () => agent.destroy(),
  }
}

// `ownHeaders` has taken the parsed header away before it could go on to a site.
function wantsClose({ rawHeaders }: IncomingMessage): boolean {
  const at = rawHeaders.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'connection')
  return at !== -1 && /\bclose\b/i.test(rawHeaders[at + 1] ?? '')
}

/** Idle streams live on; only the wait for an answer's beginning is limited. */
function limitFirstByte(upstream: ClientRequest, request: IncomingMessage): void {
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    timer = setTimeout(() => upstream.destroy(new Error('no answer in time')), FIRST_BYTE_MS)
  }
  if (request.readableEnded) begin()
  else request.once('end', begin)
  const stop = () => {
    clearTimeout(timer)
    request.off('end', begin)
  }
  upstream.once('response', stop)
  upstream.once('close', stop)
}

/** Next answers 500 without any content type when the target of a rewrite cannot be reached. */
function isUnreachableRewrite(answer: IncomingMessage): boolean {
  return answer.statusCode === 500 && answer.headers['content-type'] === undefined
}

/** A kept-alive connection may be closed by the other side just as it is used again. */
function mayRetry(error: Error, request: IncomingMessage, trip: Trip): boolean {
  const wasReused = trip.upstream?.reusedSocket === true
  const isReset = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
  const isSafe = request.method === 'GET' || request.method === 'HEAD'
  return wasReused && isReset && isSafe && !trip.retried && !request.socket.destroyed
}

function answerFailure(request: IncomingMessage, response: ServerResponse): void {
  if (response.writableEnded || response.destroyed) return
  if (response.headersSent) return void response.destroy()
  sayStarting(request, response)
  request.resume()
}

function refuseUpgrade(request: IncomingMessage, socket: Socket): void {
  if (socket.destroyed || socket.bytesWritten > 0) return void socket.destroy()
  socket.end(rawRefusal('MAINTENANCE', String(request.headers[REQUEST_ID_HEADER])))
}

/** An end passes through the pipes, a broken connection does not. */
function tieSockets(upstream: ClientRequest, socket: Socket): void {
  upstream.once('upgrade', (_answer, other) => {
    socket.once('close', () => other.destroy())
    other.once('close', () => socket.destroySoon())
  })
}
