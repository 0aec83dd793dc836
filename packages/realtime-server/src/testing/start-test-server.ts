import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  createRealtimeServer,
  type RealtimeServer,
  type RealtimeServerOptions,
} from '../create-realtime-server.js'
import { serveHttp } from '../sandbox/serve-http.js'

export const KEY = { name: 'app.key', secret: 'secret' }
export const KEY_TEXT = 'app.key:secret'

export type TestServer = {
  realtime: RealtimeServer
  port: number
  /** Breaks off every socket the way a network does. */
  cutSockets: () => void
  close: () => Promise<void>
}

/** A server on a port of its own, with one key that may do everything. */
export async function startTestServer(
  options: Partial<RealtimeServerOptions> & { port?: number } = {},
): Promise<TestServer> {
  const realtime = createRealtimeServer({ keys: [KEY], ...options })
  const sockets = new Set<Duplex>()
  const handlers = {
    handleRequest: (request: Request) => realtime.handleRequest(request),
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      realtime.handleUpgrade(request, socket, head)
    },
  }
  const listener = await serveHttp(handlers, options.port ?? 0)
  return {
    realtime,
    port: listener.port,
    cutSockets: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      await realtime.close()
      await listener.close()
    },
  }
}
