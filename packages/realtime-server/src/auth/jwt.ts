import { RealtimeError } from '../errors.js'
import { isFields, numberOf, textOf, type Fields } from '../protocol/read-fields.js'
import type { ApiKey } from './api-key.js'
import { parseCapability } from './capability.js'
import { isSameText, sign } from './signature.js'
import { MAX_TOKEN_TTL_MS, type TokenClaims } from './token.js'

const CLOCK_SKEW_MS = 120_000

export function isJwt(token: string): boolean {
  return token.split('.').length === 3
}

/** Verifies a JWT signed by a key (HS256, `kid` is the key's name); `iat` and `exp` are seconds, also with a fraction. */
export function verifyJwt(
  token: string,
  findKey: (keyName: string) => ApiKey | undefined,
  now: number,
): { claims: TokenClaims; key: ApiKey } {
  const [head = '', body = '', signature = ''] = token.split('.')
  const header = readPart(head)
  if (textOf(header, 'alg') !== 'HS256') throw invalid('its alg is not HS256')
  const keyName = textOf(header, 'kid')
  if (keyName === undefined) throw invalid('it has no kid')
  const key = findKey(keyName)
  if (!key) throw new RealtimeError('unknownKey', `No key found with name ${keyName}`)
  if (!isSameText(signature, sign(`${head}.${body}`, key.secret, 'base64url')))
    throw invalid('its signature is wrong')
  return { claims: claimsOf(readPart(body), key, now), key }
}

function claimsOf(body: Fields, key: ApiKey, now: number): TokenClaims {
  const issuedAt = millisecondsOf(body, 'iat')
  const expiresAt = millisecondsOf(body, 'exp')
  if (issuedAt === null || issuedAt > now + CLOCK_SKEW_MS) throw invalid('its iat is no past time')
  if (expiresAt === null || expiresAt - issuedAt > MAX_TOKEN_TTL_MS)
    throw invalid('its exp is missing or later than 24 hours after iat')
  const claim = body['x-ably-capability']
  const capability = claim === undefined ? key.capability : parseCapability(claim)
  if (!capability) throw invalid('its x-ably-capability is no capability')
  return {
    keyName: key.name,
    issuedAt,
    expiresAt,
    capability,
    clientId: textOf(body, 'x-ably-clientId') || null,
    revocationKey: textOf(body, 'x-ably-revocation-key') ?? null,
  }
}

function millisecondsOf(body: Fields, name: string): number | null {
  const seconds = numberOf(body, name)
  return seconds === undefined ? null : Math.round(seconds * 1_000)
}

function readPart(part: string): Fields {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    if (isFields(value)) return value
  } catch (error) {
    throw invalid('it is malformed', error)
  }
  throw invalid('it is malformed')
}

function invalid(reason: string, cause?: unknown): RealtimeError {
  const error = new RealtimeError('badJwt', `Invalid JWT: ${reason}`)
  error.cause = cause
  return error
}
