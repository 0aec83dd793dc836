import { createHmac } from 'node:crypto'
import type { Capability, RealtimeToken } from './realtime.js'

/**
 * A token of Ably's in its JWT form: HS256 by the key's secret.
 * @see https://ably.com/docs/auth/token#jwt
 */
export function createAblyToken(
  key: { name: string; secret: string },
  request: {
    clientId: string
    revocationKey: string
    capability: Capability
    now: Date
    ttlMs: number
  },
): RealtimeToken {
  const { clientId, revocationKey, now, ttlMs } = request
  const capability = JSON.stringify(request.capability)
  const issuedSeconds = Math.floor(now.getTime() / 1_000)
  const expiresSeconds = issuedSeconds + Math.floor(ttlMs / 1_000)
  const parts = [
    { typ: 'JWT', alg: 'HS256', kid: key.name },
    {
      iat: issuedSeconds,
      exp: expiresSeconds,
      'x-ably-capability': capability,
      'x-ably-clientId': clientId,
      'x-ably-revocation-key': revocationKey,
    },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const signed = parts.join('.')
  const signature = createHmac('sha256', key.secret).update(signed).digest('base64url')
  return {
    token: `${signed}.${signature}`,
    issued: issuedSeconds * 1_000,
    expires: expiresSeconds * 1_000,
    capability,
  }
}
