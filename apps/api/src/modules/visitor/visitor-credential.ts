import { createHash, randomBytes } from 'node:crypto'
import { COOKIES } from '@doran/contract/names'

const CREDENTIAL = /^[A-Za-z0-9_-]{43}$/
/** The longest that browsers keep a cookie. */
const LIFETIME_SECONDS = 400 * 24 * 3600

/** 256 random bits. Whoever holds it owns the visitor's stories. */
export function newCredential(): string {
  return randomBytes(32).toString('base64url')
}

export function hashCredential(credential: string): Buffer {
  return createHash('sha256').update(credential).digest()
}

/** The credential of a cookie header; a misshapen one counts as none. */
export function readVisitorCredential(cookieHeader: string | null): string | null {
  for (const part of cookieHeader?.split(';') ?? []) {
    const [name, value] = part.trim().split('=')
    if (name === COOKIES.visitor && value && CREDENTIAL.test(value)) return value
  }
  return null
}

export function visitorCookie(credential: string, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax`
  return `${COOKIES.visitor}=${credential}; ${attributes}${isSecure ? '; Secure' : ''}`
}
