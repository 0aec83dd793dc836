import { isFields, numberOf, textOf } from '../protocol/read-fields.js'
import { RealtimeError } from '../errors.js'
import { appIdOf, type ApiKey } from './api-key.js'
import { parseCapability, type Capability } from './capability.js'
import { isSameText, sign } from './signature.js'

/** What a token says. Times in milliseconds since the epoch. */
export type TokenClaims = {
  keyName: string
  issuedAt: number
  expiresAt: number
  capability: Capability
  clientId: string | null
  revocationKey: string | null
}

export const MAX_TOKEN_TTL_MS = 86_400_000

/**
 * Writes a token that carries its claims, signed by its key: `appId.claims~signature`. Nothing is stored, so that it
 * is good for its time whatever restarts.
 */
export function writeToken(claims: TokenClaims, key: ApiKey): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${appIdOf(key.name)}.${payload}~${signatureOf(payload, key)}`
}

/** The claims of a token of ours, the signature checked by the key that `findKey` has for it. */
export function readToken(token: string, findKey: (keyName: string) => ApiKey | undefined) {
  const [, payload, signature] = /^[\w-]+\.([\w-]+)~([\w-]+)$/.exec(token) ?? []
  if (payload === undefined || signature === undefined) throw unrecognised()
  const claims = parseClaims(payload)
  const key = claims && findKey(claims.keyName)
  if (!key || !isSameText(signature, signatureOf(payload, key))) throw unrecognised()
  return { claims, key }
}

function parseClaims(payload: string): TokenClaims | null {
  const value = parseJson(Buffer.from(payload, 'base64url').toString())
  if (!isFields(value)) return null
  const keyName = textOf(value, 'keyName')
  const issuedAt = numberOf(value, 'issuedAt')
  const expiresAt = numberOf(value, 'expiresAt')
  const capability = parseCapability(value['capability'])
  if (keyName === undefined || issuedAt === undefined || expiresAt === undefined || !capability)
    return null
  const clientId = textOf(value, 'clientId') ?? null
  return { keyName, issuedAt, expiresAt, capability, clientId, revocationKey: null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function signatureOf(payload: string, key: ApiKey): string {
  return sign(`token:${payload}`, key.secret, 'base64url')
}

function unrecognised(): RealtimeError {
  return new RealtimeError('tokenUnrecognised', 'Token unrecognised')
}
