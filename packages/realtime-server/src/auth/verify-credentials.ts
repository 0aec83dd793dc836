import { RealtimeError } from '../errors.js'
import { appIdOf, checkSecret, splitKey, type ApiKey } from './api-key.js'
import { intersectCapabilities } from './capability.js'
import type { Grant } from './grant.js'
import { isJwt, verifyJwt } from './jwt.js'
import { revokedError, type Revocations } from './revocations.js'
import { readToken } from './token.js'

/** What a client shows: a key or a token, and who it says it is. */
export type Credentials = {
  key?: string | undefined
  token?: string | undefined
  clientId?: string | undefined
}

/** The part of an app that credentials are checked against. */
export type CredentialSource = {
  keys: ReadonlyMap<string, ApiKey>
  revocations: Revocations
}

/** Checks credentials and finds the app they are for; throws what the client is told. */
export function verifyCredentials<App extends CredentialSource>(
  credentials: Credentials,
  findApp: (appId: string) => App | undefined,
  now: number,
): { app: App; grant: Grant } {
  if (credentials.clientId === '' || credentials.clientId === '*')
    throw new RealtimeError('badClientId', 'Invalid clientId')
  if (credentials.token !== undefined)
    return verifyToken(credentials.token, credentials, findApp, now)
  if (credentials.key !== undefined) return verifyKey(credentials.key, credentials, findApp)
  throw new RealtimeError('badCredentials', 'No authentication information provided')
}

function verifyKey<App extends CredentialSource>(
  text: string,
  { clientId }: Credentials,
  findApp: (appId: string) => App | undefined,
): { app: App; grant: Grant } {
  const { name, secret } = splitKey(text)
  const app = findApp(appIdOf(name))
  if (!app) throw new RealtimeError('badCredentials', 'Invalid key')
  const key = checkSecret(app.keys.get(name), secret)
  const grant = { keyName: name, capability: key.capability, mayNameClients: true, token: null }
  return { app, grant: { ...grant, clientId: clientId ?? '*' } }
}

function verifyToken<App extends CredentialSource>(
  token: string,
  credentials: Credentials,
  findApp: (appId: string) => App | undefined,
  now: number,
): { app: App; grant: Grant } {
  const findKey = (keyName: string) => findApp(appIdOf(keyName))?.keys.get(keyName)
  const { claims, key } = isJwt(token) ? verifyJwt(token, findKey, now) : readToken(token, findKey)
  const app = findApp(appIdOf(key.name))
  if (!app) throw new RealtimeError('tokenUnrecognised', 'Token unrecognised')
  if (claims.expiresAt <= now) throw new RealtimeError('tokenExpired', 'Token expired')
  const capability = intersectCapabilities(claims.capability, key.capability)
  if (Object.keys(capability).length === 0)
    throw new RealtimeError('notPermitted', 'The key allows none of the capability of its token')
  const { issuedAt, expiresAt, revocationKey } = claims
  const grant: Grant = {
    keyName: key.name,
    capability,
    clientId: clientIdFor(claims.clientId, credentials.clientId),
    mayNameClients: claims.clientId === '*',
    token: { issuedAt, expiresAt, revocationKey },
  }
  const revocation = app.revocations.find({ ...grant, clientId: claims.clientId }, now)
  if (revocation) throw revokedError(revocation, grant, now)
  return { app, grant }
}

function clientIdFor(granted: string | null, claimed: string | undefined): string | null {
  if (claimed === undefined || claimed === granted) return granted
  if (granted === '*') return claimed
  throw new RealtimeError('incompatibleCredentials', 'The clientId is not the one of the token')
}
