import { COOKIES } from '@doran/contract/names'
import { signAuthToken } from '../auth/auth-cookie.js'
import type { CredentialChanges } from '../context/credential-changes.js'
import { ownCookie } from '../cookies/cookies.js'

type CookieEnv = { PUBLIC_ORIGIN: string; AUTH_SECRET: string }

/** Writes what a verb changed of the browser's credentials as `Set-Cookie` lines. */
export function writeCredentials(
  env: CookieEnv,
  { session, visitor, browser }: CredentialChanges,
  setCookie: (line: string) => void,
): void {
  const write = (name: string, value: string) =>
    setCookie(ownCookie(name, value, env.PUBLIC_ORIGIN))
  if (session !== undefined) {
    write(COOKIES.authSession, session === null ? '' : signAuthToken(session, env))
  }
  if (visitor !== undefined) write(COOKIES.visitor, visitor ?? '')
  if (browser !== undefined) write(COOKIES.browser, browser)
}
