import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type { App } from './app.js'
import { RealtimeError } from '../errors.js'
import type { ServerContext } from '../server-context.js'
import { disconnectedFrame } from './frames.js'
import { openSession } from './open-session.js'
import { receive } from './receive.js'
import type { Session } from './session.js'

export type SocketDoorOptions = {
  findApp: (appId: string) => App | undefined
  addressOf: (request: IncomingMessage) => string
}

/** Takes sockets in, so many per address, and holds the sessions on them. */
export class SocketDoor {
  readonly #context: ServerContext
  readonly #options: SocketDoorOptions
  readonly #server: WebSocketServer
  readonly #sessions = new Set<Session>()
  readonly #socketsOf = new Map<string, number>()
  #isClosed = false

  constructor(context: ServerContext, options: SocketDoorOptions) {
    this.#context = context
    this.#options = options
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: context.limits.frameBytes,
    })
  }

  get sessions(): ReadonlySet<Session> {
    return this.#sessions
  }

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = this.#options.addressOf(request)
    const count = this.#socketsOf.get(address) ?? 0
    if (this.#isClosed) return refuse(socket, '503 Service Unavailable')
    if (count >= this.#context.limits.socketsPerAddress) {
      this.#context.logger.warn({ address }, 'Refused a socket: too many from its address')
      return refuse(socket, '429 Too Many Requests')
    }
    this.#socketsOf.set(address, count + 1)
    socket.once('close', () => this.#release(address))
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#accept(ws, request.url ?? '/'))
  }

  /** Keeps quiet clients informed and cuts sockets whose other end is gone. */
  beat(now: number): void {
    const { limits } = this.#context
    for (const session of this.#sessions) {
      if (now - session.lastHeardAt > limits.peerTimeoutMs) {
        session.cut()
        continue
      }
      const isQuiet = now - session.lastSentAt >= limits.maxIdleIntervalMs / 2
      if (isQuiet && session.wantsHeartbeats) session.send({ action: 0 })
      if (isQuiet || now - session.lastHeardAt >= limits.maxIdleIntervalMs) session.ping()
    }
  }

  /** Sends every client away, to come back, and takes no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    const error = new RealtimeError('disconnected', 'The server is closing')
    for (const session of this.#sessions) session.end(disconnectedFrame(error))
    const sockets = [...this.#server.clients]
    const cancel = this.#context.clock.setTimeout(() => {
      for (const ws of sockets) ws.terminate()
    }, 1_000)
    await Promise.all(sockets.map(closed))
    cancel()
  }

  #accept(ws: WebSocket, url: string): void {
    ws.on('error', (error) =>
      this.#context.logger.info({ reason: error.message }, 'A realtime socket failed'),
    )
    const session = openSession(this.#context, this.#options.findApp, ws, url)
    if (!session) return
    this.#sessions.add(session)
    ws.on('message', (data, isBinary) => receive(this.#context, session, bytesOf(data), isBinary))
    ws.on('pong', () => {
      session.lastHeardAt = this.#context.clock.now()
    })
    ws.on('close', () => {
      this.#sessions.delete(session)
      session.markClosed()
    })
  }

  #release(address: string): void {
    const count = this.#socketsOf.get(address) ?? 0
    if (count > 1) this.#socketsOf.set(address, count - 1)
    else this.#socketsOf.delete(address)
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function closed(ws: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (ws.readyState === ws.CLOSED) resolve()
    else ws.once('close', () => resolve())
  })
}

function bytesOf(data: RawData): Uint8Array {
  if (data instanceof ArrayBuffer) return new Uint8Array(data)
  return Array.isArray(data) ? Buffer.concat(data) : data
}
