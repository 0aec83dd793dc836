import type { WebSocket } from 'ws'
import type { App } from './app.js'
import type { CancelTimer } from '../clock.js'
import { encode, type Format } from '../protocol/codec.js'
import type { OutgoingFrame } from '../protocol/outgoing-frame.js'
import type { ServerContext } from '../server-context.js'
import type { Connection } from './connection.js'
import { RateLimit } from './rate-limit.js'

export type SessionOptions = {
  ws: WebSocket
  app: App
  connection: Connection
  format: Format
  /** Whether the client cannot see pings and wants HEARTBEAT frames. */
  wantsHeartbeats: boolean
}

/** One socket of a connection. */
export class Session {
  readonly app: App
  readonly connection: Connection
  readonly format: Format
  readonly wantsHeartbeats: boolean
  readonly messageRate: RateLimit
  readonly frameRate: RateLimit
  cancelTokenTimer: CancelTimer = () => {}
  lastSentAt: number
  lastHeardAt: number
  readonly #context: ServerContext
  readonly #ws: WebSocket
  readonly #isBinary: boolean
  #isOpen = true

  constructor(context: ServerContext, options: SessionOptions) {
    const { clock, limits } = context
    this.#context = context
    this.#ws = options.ws
    this.#isBinary = options.format === 'msgpack'
    this.app = options.app
    this.connection = options.connection
    this.format = options.format
    this.wantsHeartbeats = options.wantsHeartbeats
    this.messageRate = new RateLimit(
      clock,
      limits.inboundMessagesPerSecond,
      limits.inboundMessageBurst,
    )
    this.frameRate = new RateLimit(clock, limits.inboundFramesPerSecond, limits.inboundFrameBurst)
    this.lastSentAt = clock.now()
    this.lastHeardAt = this.lastSentAt
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Sends a frame that others get as well. */
  deliver(frame: OutgoingFrame): void {
    if (this.#isOpen) this.#write(frame.bytes(this.format))
  }

  /** Sends a frame to this client alone. */
  send(frame: object): void {
    if (this.#isOpen) this.#write(encode(frame, this.format))
  }

  ping(): void {
    if (!this.#isOpen) return
    this.lastSentAt = this.#context.clock.now()
    this.#ws.ping()
  }

  /** Nothing goes in or out from now on but a last frame, after which the socket closes. */
  end(lastFrame: object, afterMs = 0): void {
    if (!this.#isOpen) return
    this.#stop()
    const finish = () => {
      this.#ws.send(encode(lastFrame, this.format), { binary: this.#isBinary })
      this.#ws.close(1000)
    }
    if (afterMs > 0) this.#context.clock.setTimeout(finish, afterMs)
    else finish()
  }

  /** Breaks the socket off; the connection may be taken up again. */
  cut(): void {
    if (!this.#isOpen) return
    this.#stop()
    this.#ws.terminate()
  }

  /** The socket has gone by itself. */
  markClosed(): void {
    this.#stop()
  }

  #stop(): void {
    this.#isOpen = false
    this.cancelTokenTimer()
    if (this.connection.session === this) this.app.connections.drop(this.connection)
  }

  #write(bytes: Buffer): void {
    const { bufferedAmount } = this.#ws
    if (bufferedAmount > this.#context.limits.bufferedBytes) {
      this.#context.logger.warn(
        { connectionId: this.connection.id, bufferedAmount },
        'Cut a slow consumer',
      )
      return this.cut()
    }
    this.lastSentAt = this.#context.clock.now()
    this.#ws.send(bytes, { binary: this.#isBinary })
  }
}
