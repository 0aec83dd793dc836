import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createRealtimeServer, type RealtimeServer } from '@doran/realtime-server'
import type { Logger } from 'pino'
import { clientAddress, frontDoorCheck } from '../http/client-address.js'
import type { RealtimeEnv } from './realtime-env.js'
import type { EmbeddedEndpoint } from './realtime.js'

type Key = { name: string; secret: string }

/** The key belongs to this install alone, and is the same after a restart. */
export function embeddedKey({ AUTH_SECRET }: RealtimeEnv): Key {
  const secret = createHmac('sha256', AUTH_SECRET).update('realtime key').digest('base64url')
  return { name: 'doran.embedded', secret }
}

export function createEmbeddedEndpoint(
  { FRONT_DOOR_SECRET }: RealtimeEnv,
  key: Key,
  logger: Logger,
): { endpoint: EmbeddedEndpoint; isOpen: () => boolean } {
  const isFromFrontDoor = frontDoorCheck(FRONT_DOOR_SECRET)
  let server: RealtimeServer | null = null

  const addressOf = (request: IncomingMessage): string => {
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    )
    return clientAddress(headers, request.socket.remoteAddress, isFromFrontDoor(headers))
  }

  const endpoint: EmbeddedEndpoint = {
    open() {
      server ??= createRealtimeServer({ keys: [key], logger, addressOf })
    },
    async close() {
      const closing = server
      server = null
      await closing?.close()
    },
    handleUpgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      const path = request.url?.split('?', 1)[0]
      if (server && path === '/') server.handleUpgrade(request, socket, head)
      else socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    },
    handleRequest: async (request, address) =>
      (await server?.handleRequest(request, address === undefined ? {} : { address })) ?? null,
  }
  return { endpoint, isOpen: () => server !== null }
}
