import { RealtimeError } from '../errors.js'
import { authenticateRequest } from './authenticate-request.js'
import { channelDetails } from './channel-details.js'
import { channelMessage, channelMessages, publishToChannel } from './channel-messages.js'
import { channelPresence, channelPresenceHistory } from './channel-presence.js'
import { errorReply, preflightReply, reply } from './reply.js'
import { requestToken } from './request-token.js'
import type { ChannelRoute, RequestOrigin, RestAnswer, RestEndpoint } from './rest-call.js'
import { revokeTokens } from './revoke-tokens.js'

// In the order in which they are tried: the history of presence before presence.
const CHANNEL_ROUTES: readonly [method: string, path: RegExp, route: ChannelRoute][] = [
  ['POST', /^\/messages$/, publishToChannel],
  ['GET', /^\/messages$/, channelMessages],
  ['GET', /^\/messages\/([^/]+)$/, channelMessage],
  ['GET', /^\/presence\/history$/, channelPresenceHistory],
  ['GET', /^\/presence$/, channelPresence],
  ['GET', /^$/, channelDetails],
]

/** Answers the paths of Ably's REST that are served; `null` for all others. */
export async function handleRestRequest(
  endpoint: RestEndpoint,
  request: Request,
  { address }: RequestOrigin = {},
): Promise<Response | null> {
  const url = new URL(request.url)
  if (!/^\/(time$|keys\/|channels\/)/.test(url.pathname)) return null
  if (request.method === 'OPTIONS') return preflightReply(request)
  const { context, failedAuths } = endpoint
  try {
    if (address !== undefined && url.pathname !== '/time')
      failedAuths.check(address, context.clock.now())
    return reply(request, await answer(endpoint, request, url))
  } catch (error) {
    if (address !== undefined) failedAuths.note(address, error, context.clock.now())
    if (!(error instanceof RealtimeError))
      context.logger.error({ err: error, path: url.pathname }, 'Could not answer a request')
    return errorReply(request, error)
  }
}

async function answer(endpoint: RestEndpoint, request: Request, url: URL): Promise<RestAnswer> {
  const { pathname } = url
  const { method } = request
  if (pathname === '/time' && method === 'GET')
    return { status: 200, body: [endpoint.context.clock.now()] }
  const [, keyName, verb] = /^\/keys\/([^/]+)\/(\w+)$/.exec(pathname) ?? []
  if (keyName !== undefined && method === 'POST') {
    const name = decodeName(keyName)
    if (verb === 'requestToken') return requestToken(endpoint, request, url, name)
    if (verb === 'revokeTokens') return revokeTokens(endpoint, request, url, name)
  }
  const [, encoded, rest = ''] = /^\/channels\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  if (encoded !== undefined) {
    const found = CHANNEL_ROUTES.find(([allowed, path]) => allowed === method && path.test(rest))
    if (found) {
      const call = authenticateRequest(endpoint, request, url)
      return found[2](call, decodeName(encoded), rest)
    }
  }
  throw new RealtimeError('notFound', `Could not find path: ${pathname}`)
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch (error) {
    const refusal = new RealtimeError('badRequest', 'The path is not encoded properly')
    refusal.cause = error
    throw refusal
  }
}
