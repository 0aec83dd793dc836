import { createHmac, timingSafeEqual } from 'node:crypto'
import { COOKIES } from '@doran/contract/names'
import { ownCookieName, readCookie } from '../cookies/cookies.js'

const TOKEN = /^([A-Za-z0-9_-]{16,128})\.([A-Za-z0-9+/]{43}=)$/

export function authCookieName(publicOrigin: string): string {
  return ownCookieName(COOKIES.authSession, publicOrigin)
}

type AuthEnv = { PUBLIC_ORIGIN: string; AUTH_SECRET: string }

/** Whether a browser says to be signed in, be it true or not. */
export function hasAuthCookie(headers: Headers, env: AuthEnv): boolean {
  return Boolean(readCookie(headers.get('cookie'), authCookieName(env.PUBLIC_ORIGIN)))
}

/** The token of the session cookie, where the signature is this install's; the library signs by the same rule. */
export function readAuthToken(headers: Headers, env: AuthEnv): string | null {
  const value = readCookie(headers.get('cookie'), authCookieName(env.PUBLIC_ORIGIN))
  const [, token, signature] = TOKEN.exec(value ?? '') ?? []
  if (!token || !signature) return null
  const wanted = createHmac('sha256', env.AUTH_SECRET).update(token).digest()
  const received = Buffer.from(signature, 'base64')
  return received.length === wanted.length && timingSafeEqual(received, wanted) ? token : null
}

/** The cookie's value for a token, before it is encoded. */
export function signAuthToken(token: string, env: AuthEnv): string {
  const signature = createHmac('sha256', env.AUTH_SECRET).update(token).digest('base64')
  return `${token}.${signature}`
}
