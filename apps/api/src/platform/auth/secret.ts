import { createHash, randomBytes } from 'node:crypto'
import { readCookie } from '../http/cookies.js'

/** 256 random bits, as a cookie can carry them. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

const SECRET = /^[A-Za-z0-9_-]{43}$/

/** The secret that a cookie carries; what cannot be one of ours counts as none. */
export function readSecret(cookieHeader: string | null, name: string): string | null {
  const value = readCookie(cookieHeader, name)
  return value !== null && SECRET.test(value) ? value : null
}

/** Random secrets are kept as plain SHA-256: there is nothing to guess. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
