import { appIdOf } from '../auth/api-key.js'
import type { Revocation } from '../auth/revocations.js'
import { applyRevocation } from '../connections/apply-revocation.js'
import { errorBody, RealtimeError } from '../errors.js'
import { isFields, numberOf, type Fields } from '../protocol/read-fields.js'
import { authenticateRequest } from './authenticate-request.js'
import { readBody } from './read-body.js'
import type { RestAnswer, RestCall, RestEndpoint } from './rest-call.js'

const REAUTH_MARGIN_MS = 30_000
const MAX_TARGETS = 100

export async function revokeTokens(
  endpoint: RestEndpoint,
  request: Request,
  url: URL,
  keyName: string,
): Promise<RestAnswer> {
  const call = authenticateRequest(endpoint, request, url)
  if (call.grant.token || call.grant.keyName !== keyName)
    throw new RealtimeError('badCredentials', 'Revocation needs the key itself')
  const body = await readBody(request, endpoint.context.limits.messageBytes)
  if (!isFields(body)) throw new RealtimeError('badRequest', 'The body names no targets')
  const results = targetsOf(body).map((target) => revoke(call, keyName, target, body))
  const failureCount = results.filter((result) => 'error' in result).length
  return {
    status: 200,
    body: { successCount: results.length - failureCount, failureCount, results },
  }
}

function revoke(call: RestCall, keyName: string, target: unknown, body: Fields): object {
  try {
    const revocation = revocationOf(call, keyName, target, body)
    applyRevocation(call.context, call.app, revocation)
    const { issuedBefore, appliesAt } = revocation
    return { target, issuedBefore, appliesAt }
  } catch (error) {
    return { target, error: errorBody(error) }
  }
}

function revocationOf(
  { context, app }: RestCall,
  keyName: string,
  target: unknown,
  body: Fields,
): Revocation {
  if (typeof target !== 'string' || !/^(clientId|revocationKey|channel):./s.test(target))
    throw new RealtimeError('badRequest', 'A target is clientId:, revocationKey: or channel:')
  if (appIdOf(keyName) !== app.id) throw new RealtimeError('notFound', 'Unknown key')
  const now = context.clock.now()
  const issuedBefore = numberOf(body, 'issuedBefore') ?? now
  if (issuedBefore > now) throw new RealtimeError('badParameter', 'issuedBefore is in the future')
  const marginMs = body['allowReauthMargin'] === true ? REAUTH_MARGIN_MS : 0
  return { keyName, target, issuedBefore, appliesAt: now + marginMs }
}

function targetsOf(body: Fields): unknown[] {
  const targets = body['targets']
  if (!Array.isArray(targets) || targets.length === 0 || targets.length > MAX_TARGETS)
    throw new RealtimeError('badRequest', `Expected 1 to ${MAX_TARGETS} targets`)
  return targets
}
