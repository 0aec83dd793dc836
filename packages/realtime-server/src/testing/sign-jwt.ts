import { sign } from '../auth/signature.js'
import { KEY } from './start-test-server.js'

export type JwtOptions = {
  /** Whole seconds, as most libraries write them. */
  hasWholeSeconds?: boolean
  now?: number
  ttlMs?: number
  keyName?: string
  secret?: string
  alg?: string
  claims?: Readonly<Record<string, unknown>>
}

/** A JWT for the key of the test server, good for an hour. */
export function signJwt(options: JwtOptions = {}): string {
  const now = (options.now ?? Date.now()) / 1_000
  const issuedAt = options.hasWholeSeconds ? Math.floor(now) : now
  const header = { typ: 'JWT', alg: options.alg ?? 'HS256', kid: options.keyName ?? KEY.name }
  const body = { iat: issuedAt, exp: issuedAt + (options.ttlMs ?? 3_600_000) / 1_000 }
  const text = `${part(header)}.${part({ ...body, ...options.claims })}`
  return `${text}.${sign(text, options.secret ?? KEY.secret, 'base64url')}`
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
