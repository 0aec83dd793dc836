import { verifyCredentials, type Credentials } from '../auth/verify-credentials.js'
import { RealtimeError } from '../errors.js'
import { isPermitted } from '../auth/capability.js'
import type { RestCall, RestEndpoint } from './rest-call.js'

export function authenticateRequest(endpoint: RestEndpoint, request: Request, url: URL): RestCall {
  const { context } = endpoint
  const credentials = credentialsOf(request, url.searchParams)
  const { app, grant } = verifyCredentials(credentials, endpoint.findApp, context.clock.now())
  return { context, app, grant, request, query: url.searchParams }
}

/** Throws if the caller may do none of these on the channel. */
export function requirePermission(
  { grant }: RestCall,
  channel: string,
  ...operations: readonly string[]
): void {
  if (operations.some((operation) => isPermitted(grant.capability, channel, operation))) return
  const names = operations.join(' or ')
  throw new RealtimeError('notPermitted', `The capability does not allow ${names} here`)
}

/** What a request shows: Basic with a key, Bearer with a token in base64, or the same in its address. */
export function credentialsOf(request: Request, query: URLSearchParams): Credentials {
  const [scheme = '', value = ''] = (request.headers.get('authorization') ?? '').split(' ')
  const named = request.headers.get('x-ably-clientid')
  const clientId = (named === null ? query.get('clientId') : fromBase64(named)) ?? undefined
  if (scheme.toLowerCase() === 'basic') return { key: fromBase64(value), clientId }
  if (scheme.toLowerCase() === 'bearer') return { token: tokenOf(value), clientId }
  const token = query.get('access_token') ?? query.get('accessToken') ?? undefined
  return { token, key: query.get('key') ?? undefined, clientId }
}

// Ably's clients send base64 of the token; others send the token as it is, which has a dot.
function tokenOf(value: string): string {
  return value.includes('.') ? value : fromBase64(value)
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString()
}
