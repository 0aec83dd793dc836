import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { expireApp, type App } from './connections/app.js'
import type { CancelTimer } from './clock.js'
import { SocketDoor } from './connections/socket-door.js'
import { FailedAuths } from './rest/failed-auths.js'
import { handleRestRequest } from './rest/handle-rest-request.js'
import type { RequestOrigin } from './rest/rest-call.js'
import type { ServerContext } from './server-context.js'

export type EndpointStats = {
  connections: number
  droppedConnections: number
  channels: number
  members: number
  logBytes: number
}

/** The sockets, the REST paths and the clockwork over any number of apps. */
export class Endpoint {
  readonly #context: ServerContext
  readonly #apps = new Map<string, App>()
  readonly #door: SocketDoor
  readonly #failedAuths: FailedAuths
  #cancelBeat: CancelTimer

  constructor(context: ServerContext, addressOf: (request: IncomingMessage) => string) {
    this.#context = context
    this.#door = new SocketDoor(context, { findApp: this.findApp, addressOf })
    this.#failedAuths = new FailedAuths(context.limits.failedAuthsPerMinute)
    this.#cancelBeat = this.#scheduleBeat()
  }

  readonly findApp = (appId: string): App | undefined => this.#apps.get(appId)

  addApp(app: App): void {
    this.#apps.set(app.id, app)
  }

  removeApp(appId: string): boolean {
    for (const session of this.#door.sessions) if (session.app.id === appId) session.cut()
    this.#apps.get(appId)?.connections.clear()
    return this.#apps.delete(appId)
  }

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#door.handleUpgrade(request, socket, head)
  }

  handleRequest(request: Request, origin?: RequestOrigin): Promise<Response | null> {
    const endpoint = {
      context: this.#context,
      findApp: this.findApp,
      failedAuths: this.#failedAuths,
    }
    return handleRestRequest(endpoint, request, origin)
  }

  stats(): EndpointStats {
    const apps = [...this.#apps.values()]
    const channels = apps.flatMap(({ hub }) => [...hub.channels.values()])
    return {
      connections: this.#door.sessions.size,
      droppedConnections: sum(apps.map(({ connections }) => connections.droppedCount)),
      channels: channels.length,
      members: sum(channels.map(({ members }) => members.size)),
      logBytes: sum(apps.map(({ hub }) => hub.logBytes)),
    }
  }

  async close(): Promise<void> {
    this.#cancelBeat()
    await this.#door.close()
    for (const app of this.#apps.values()) app.connections.clear()
  }

  #scheduleBeat(): CancelTimer {
    const { clock, limits } = this.#context
    return clock.setTimeout(() => {
      const now = clock.now()
      this.#door.beat(now)
      for (const app of this.#apps.values()) expireApp(app, now)
      this.#cancelBeat = this.#scheduleBeat()
    }, limits.maxIdleIntervalMs / 4)
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
