import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createApp, type App } from './connections/app.js'
import { appIdOf, createApiKey, type KeyOptions } from './auth/api-key.js'
import { publishMessages } from './channels/publish.js'
import { systemClock, type Clock } from './clock.js'
import { Endpoint, type EndpointStats } from './endpoint.js'
import { randomIds, type Ids } from './ids.js'
import { DEFAULT_LIMITS, type RealtimeLimits } from './limits.js'
import { silentLogger, type RealtimeLogger } from './logger.js'
import { readMessages } from './protocol/read-messages.js'

export type RealtimeServerOptions = {
  /** A key's name is `appId.keyId`; keys of one app share its channels. The first key's app is published to in process. */
  keys: readonly KeyOptions[]
  clock?: Clock
  ids?: Ids
  logger?: RealtimeLogger
  /** Whom a socket counts for; by default the other end of its TCP connection. */
  addressOf?: (request: IncomingMessage) => string
  limits?: Partial<RealtimeLimits>
}

/** A message to publish. Data that is neither text nor bytes is sent as JSON. */
export type PublishedMessage = {
  /** Published once: the same id again within two minutes is taken for a repetition. */
  id?: string
  name?: string
  data?: unknown
  encoding?: string
  clientId?: string
  extras?: Readonly<Record<string, unknown>>
}

export type RealtimeStats = EndpointStats

export interface RealtimeServer {
  /** Takes a WebSocket upgrade of path `/`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /**
   * Answers `/time`, `/keys/*` and `/channels/*`; `null` for any other path. Wrong credentials are counted for the
   * address; without one nothing is.
   */
  handleRequest(
    request: Request,
    origin?: { address?: string | undefined },
  ): Promise<Response | null>
  /** Publishes in process; throws a `RealtimeError` for what REST would refuse. */
  publish(channel: string, messages: readonly PublishedMessage[]): void
  stats(): RealtimeStats
  /** Sends all clients away with 80003, so that they come back, and closes their sockets. */
  close(): Promise<void>
}

/** Makes an endpoint that Ably's clients connect to. It listens to nothing itself. */
export function createRealtimeServer(options: RealtimeServerOptions): RealtimeServer {
  const context = {
    clock: options.clock ?? systemClock,
    ids: options.ids ?? randomIds,
    logger: options.logger ?? silentLogger,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  }
  const keys = options.keys.map(createApiKey)
  const addressOf = options.addressOf ?? ((request) => request.socket.remoteAddress ?? '')
  const endpoint = new Endpoint(context, addressOf)
  const apps = [...new Set(keys.map(({ name }) => appIdOf(name)))].map((id) =>
    createApp(context, { id, keys: keys.filter(({ name }) => appIdOf(name) === id) }),
  )
  const first = apps[0]
  if (!first) throw new Error('A realtime server needs a key')
  for (const app of apps) endpoint.addApp(app)

  return {
    handleUpgrade: (request, socket, head) => endpoint.handleUpgrade(request, socket, head),
    handleRequest: (request, origin) => endpoint.handleRequest(request, origin),
    publish: (channel, messages) => publish(first, channel, messages),
    stats: () => endpoint.stats(),
    close: () => endpoint.close(),
  }

  function publish(app: App, channel: string, messages: readonly PublishedMessage[]): void {
    const incoming = readMessages(messages, context.limits.messageBytes)
    const publisher = { connectionId: null, clientId: undefined, frameId: context.ids.create(9) }
    publishMessages(app.hub, app.hub.open(channel), incoming, publisher)
  }
}
