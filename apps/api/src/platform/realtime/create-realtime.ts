import type { Logger } from 'pino'
import { createAblyRest } from './ably-rest.js'
import { createAblyToken } from './ably-token.js'
import { createEmbeddedEndpoint, embeddedKey } from './embedded-endpoint.js'
import type { RealtimeEnv } from './realtime-env.js'
import type { Realtime } from './realtime.js'

const ABLY_REST = 'https://main.realtime.ably.net'
const EMBEDDED_ORIGIN = 'http://embedded.invalid'

type Key = { name: string; secret: string }

/** Ably where a key is configured, else an endpoint of this process. */
export function createRealtime(env: RealtimeEnv, logger: Logger): Realtime {
  return env.ABLY_API_KEY ? createHosted(env, env.ABLY_API_KEY) : createEmbedded(env, logger)
}

function createHosted({ REALTIME_PUBLIC_URL }: RealtimeEnv, apiKey: string): Realtime {
  const key = parseKey(apiKey)
  const origin = originOf(REALTIME_PUBLIC_URL ?? ABLY_REST)
  return {
    ...overRest(key, createAblyRest({ origin, key, send: fetch })),
    endpoint: REALTIME_PUBLIC_URL === undefined ? null : endpointOf(REALTIME_PUBLIC_URL),
    isOn: () => true,
    embedded: null,
  }
}

function createEmbedded(env: RealtimeEnv, logger: Logger): Realtime {
  const key = embeddedKey(env)
  const { endpoint: embedded, isOpen } = createEmbeddedEndpoint(env, key, logger)
  const send = async (request: Request) =>
    (await embedded.handleRequest(request)) ?? new Response(null, { status: 503 })
  return {
    ...overRest(key, createAblyRest({ origin: EMBEDDED_ORIGIN, key, send })),
    endpoint: endpointOf(env.REALTIME_PUBLIC_URL ?? env.PUBLIC_ORIGIN),
    isOn: isOpen,
    embedded,
  }
}

function overRest(
  key: Key,
  rest: ReturnType<typeof createAblyRest>,
): Pick<Realtime, 'publish' | 'createToken' | 'revoke'> {
  return {
    async publish(messages) {
      for (const message of messages) await rest.publish(message)
    },
    createToken: (request) => createAblyToken(key, request),
    revoke: (targets) => rest.revoke(targets),
  }
}

function parseKey(apiKey: string): Key {
  const [name = '', secret = ''] = apiKey.split(':')
  return { name, secret }
}

/** Derives the address for requests from the one for sockets. */
function originOf(address: string): string {
  return new URL(address.replace(/^ws/, 'http')).origin
}

function endpointOf(address: string): { host: string; port: number; tls: boolean } {
  const { hostname: host, port, protocol } = new URL(originOf(address))
  const tls = protocol === 'https:'
  return { host, port: Number(port) || (tls ? 443 : 80), tls }
}
