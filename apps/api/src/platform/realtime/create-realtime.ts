import { createHmac } from 'node:crypto'
import { createRealtimeServer, type RealtimeServer } from '@doran/realtime-server'
import type { Logger } from 'pino'
import { createAblyRest } from './ably-rest.js'
import { createAblyToken } from './ably-token.js'
import type { RealtimeEnv } from './realtime-env.js'
import type { Realtime } from './realtime.js'

const ABLY_REST = 'https://main.realtime.ably.net'
const EMBEDDED = 'http://embedded.invalid'

/** Ably where a key is configured, else an endpoint of this process. */
export function createRealtime(env: RealtimeEnv, logger: Logger): Realtime {
  return env.ABLY_API_KEY ? createHosted(env, env.ABLY_API_KEY) : createEmbedded(env, logger)
}

function createHosted({ REALTIME_PUBLIC_URL }: RealtimeEnv, given: string): Realtime {
  const key = parseKey(given)
  const rest = createAblyRest({
    origin: originOf(REALTIME_PUBLIC_URL ?? ABLY_REST),
    key,
    send: fetch,
  })
  return {
    ...fromRest(key, rest),
    endpoint: REALTIME_PUBLIC_URL === undefined ? null : endpointOf(REALTIME_PUBLIC_URL),
    isOn: () => true,
    server: null,
  }
}

function createEmbedded(env: RealtimeEnv, logger: Logger): Realtime {
  // Of this install alone, and the same after a restart.
  const secret = createHmac('sha256', env.AUTH_SECRET).update('realtime key').digest('base64url')
  const key = { name: 'doran.embedded', secret }
  const server = createRealtimeServer({ keys: [key], logger })
  const rest = createAblyRest({ origin: EMBEDDED, key, send: sendTo(server) })
  return {
    ...fromRest(key, rest),
    endpoint: endpointOf(env.REALTIME_PUBLIC_URL ?? env.PUBLIC_ORIGIN),
    isOn: () => true,
    server,
  }
}

function fromRest(
  key: { name: string; secret: string },
  rest: ReturnType<typeof createAblyRest>,
): Pick<Realtime, 'publish' | 'createToken' | 'revoke'> {
  return {
    async publish(messages) {
      for (const message of messages) await rest.publish(message)
    },
    createToken: (request) => createAblyToken(key, request),
    revoke: (keys) => rest.revoke(keys),
  }
}

const sendTo = (server: RealtimeServer) => async (request: Request) =>
  (await server.handleRequest(request)) ?? new Response(null, { status: 404 })

function parseKey(given: string): { name: string; secret: string } {
  const [name = '', secret = ''] = given.split(':')
  return { name, secret }
}

/** Of an address for sockets, the one for requests. */
function originOf(address: string): string {
  const url = new URL(address.replace(/^ws/, 'http'))
  return url.origin
}

function endpointOf(address: string): { host: string; port: number; tls: boolean } {
  const url = new URL(originOf(address))
  const tls = url.protocol === 'https:'
  return { host: url.hostname, port: Number(url.port) || (tls ? 443 : 80), tls }
}
