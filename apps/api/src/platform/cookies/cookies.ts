import { parse, serialize } from 'hono/utils/cookie'

/** The longest that browsers keep a cookie, in seconds; rows of the database say when what it names ends. */
export const COOKIE_SECONDS = 400 * 24 * 3600

/** The decoded value of a cookie header's first cookie of the name, or null. */
export function readCookie(cookieHeader: string | null, name: string): string | null {
  return cookieHeader === null ? null : (parse(cookieHeader, name)[name] ?? null)
}

/** The prefix keeps other hosts of the domain from setting the cookie, where the origin is https. */
export function ownCookieName(name: string, publicOrigin: string): string {
  return isSecure(publicOrigin) ? `__Host-${name}` : name
}

/** A `Set-Cookie` line of a cookie that no script reads; an empty value removes it. */
export function ownCookie(name: string, value: string, publicOrigin: string): string {
  return serialize(ownCookieName(name, publicOrigin), value, {
    maxAge: value === '' ? 0 : COOKIE_SECONDS,
    path: '/',
    httpOnly: true,
    secure: isSecure(publicOrigin),
    sameSite: 'Lax',
  })
}

export function isSecure(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:')
}

const SECRET = /^[A-Za-z0-9_-]{43}$/

/** The secret that a cookie carries; what cannot be one of ours counts as none. */
export function readSecret(cookieHeader: string | null, name: string): string | null {
  const value = readCookie(cookieHeader, name)
  return value !== null && SECRET.test(value) ? value : null
}
