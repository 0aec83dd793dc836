import { appIdOf, checkSecret, splitKey, type ApiKey } from '../auth/api-key.js'
import { issueToken } from '../auth/token-request.js'
import { RealtimeError } from '../errors.js'
import { isFields } from '../protocol/read-fields.js'
import { credentialsOf } from './authenticate-request.js'
import { readBody } from './read-body.js'
import type { RestAnswer, RestEndpoint } from './rest-call.js'

export async function requestToken(
  endpoint: RestEndpoint,
  request: Request,
  url: URL,
  keyName: string,
): Promise<RestAnswer> {
  const { clock, limits } = endpoint.context
  const app = endpoint.findApp(appIdOf(keyName))
  const key = app?.keys.get(keyName)
  if (!app || !key) throw new RealtimeError('unknownKey', `No key found with name ${keyName}`)
  const hasShownKey = hasKey(key, credentialsOf(request, url.searchParams).key)
  const body = (await readBody(request, limits.messageBytes)) ?? {}
  if (!isFields(body)) throw new RealtimeError('badRequest', 'The body is no token request')
  const details = issueToken(body, key, { now: clock.now(), nonces: app.nonces, hasShownKey })
  return { status: 201, body: details, format: 'json' }
}

function hasKey(key: ApiKey, text: string | undefined): boolean {
  if (text === undefined) return false
  const { name, secret } = splitKey(text)
  if (name !== key.name) throw new RealtimeError('badCredentials', 'Another key is asked')
  checkSecret(key, secret)
  return true
}
