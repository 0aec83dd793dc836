import { RealtimeError } from '../errors.js'
import { numberOf, textOf, type Fields } from '../protocol/read-fields.js'
import type { ApiKey } from './api-key.js'
import { canonicalCapability, intersectCapabilities, parseCapability } from './capability.js'
import type { Nonces } from './nonces.js'
import { isSameText, sign } from './signature.js'
import { MAX_TOKEN_TTL_MS, writeToken } from './token.js'

/** How a token request is answered. Times in milliseconds since the epoch. */
export type TokenDetails = {
  token: string
  keyName: string
  issued: number
  expires: number
  capability: string
  clientId?: string
}

const DEFAULT_TTL_MS = 3_600_000
const MAX_SKEW_MS = 120_000

/** The base64 HMAC-SHA256 over the fields of a token request, each ended by a newline. */
export function tokenRequestMac(request: Fields, secret: string): string {
  const fields = ['keyName', 'ttl', 'capability', 'clientId', 'timestamp', 'nonce']
  const text = fields.map((name) => `${scalarText(request[name])}\n`).join('')
  return sign(text, secret, 'base64')
}

/** Answers a token request: signed by `mac`, or unsigned from a caller who has shown the key. */
export function issueToken(
  request: Fields,
  key: ApiKey,
  context: { now: number; nonces: Nonces; hasShownKey: boolean },
): TokenDetails {
  const { now } = context
  if (textOf(request, 'keyName') !== key.name && !context.hasShownKey)
    throw new RealtimeError('badCredentials', 'The request names another key')
  if (request['mac'] !== undefined || !context.hasShownKey) checkSigned(request, key, context)
  const issued = now
  const expires = now + ttlOf(request)
  const capability = capabilityOf(request, key)
  const clientId = clientIdOf(request)
  const claims = { keyName: key.name, issuedAt: issued, expiresAt: expires, capability, clientId }
  return {
    token: writeToken({ ...claims, revocationKey: null }, key),
    keyName: key.name,
    issued,
    expires,
    capability: canonicalCapability(capability),
    ...(clientId === null ? {} : { clientId }),
  }
}

function checkSigned(request: Fields, key: ApiKey, context: { now: number; nonces: Nonces }): void {
  const mac = textOf(request, 'mac') ?? ''
  const timestamp = numberOf(request, 'timestamp')
  const nonce = textOf(request, 'nonce')
  if (!isSameText(mac, tokenRequestMac(request, key.secret)))
    throw new RealtimeError('badCredentials', 'The mac of the token request does not match')
  if (timestamp === undefined || Math.abs(timestamp - context.now) > MAX_SKEW_MS)
    throw new RealtimeError('badTimestamp', 'The timestamp of the token request is not current')
  if (nonce === undefined || !context.nonces.use(`${key.name}:${nonce}`, context.now))
    throw new RealtimeError('nonceReplayed', 'The nonce of the token request was used before')
}

function ttlOf(request: Fields): number {
  const value = request['ttl']
  if (value === undefined || value === null || value === '') return DEFAULT_TTL_MS
  const ttl = typeof value === 'string' ? Number(value) : value
  if (typeof ttl !== 'number' || !(ttl > 0) || ttl > MAX_TOKEN_TTL_MS)
    throw new RealtimeError('badParameter', 'The ttl of the token request is out of range')
  return ttl
}

function capabilityOf(request: Fields, key: ApiKey) {
  const value = request['capability']
  if (value === undefined || value === null || value === '') return key.capability
  const wanted = parseCapability(value)
  if (!wanted) throw new RealtimeError('badRequest', 'Invalid capability')
  const shared = intersectCapabilities(wanted, key.capability)
  if (Object.keys(shared).length === 0)
    throw new RealtimeError('notPermitted', 'The key allows none of the requested capability')
  return shared
}

function clientIdOf(request: Fields): string | null {
  const value = request['clientId']
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || value === '')
    throw new RealtimeError('badClientId', 'Invalid clientId')
  return value
}

function scalarText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
