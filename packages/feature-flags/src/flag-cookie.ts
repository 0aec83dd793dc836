import { COOKIES } from '@doran/contract/names'
import { FLAG_COOKIE_DAYS } from '@doran/contract/specification'
import { parseFlags, serializeFlags } from './flag-list.js'
import type { FlagName } from './flags.js'

const COOKIE = COOKIES.featureFlags
const PAIR = new RegExp(`(?:^|;) *${COOKIE}=([^;]*)`)
const LIFETIME_SECONDS = FLAG_COOKIE_DAYS * 24 * 60 * 60

export type CookieJar = { get(name: string): { value: string } | undefined }

/** The flags that are on: of a server's cookie jar, or of `document.cookie` and the `Cookie` header alike. */
export function readFlags(cookies: CookieJar | string | null | undefined): FlagName[] {
  return parseFlags(
    typeof cookies === 'string' ? PAIR.exec(cookies)?.[1] : cookies?.get(COOKIE)?.value,
  )
}

/** Keeps the chosen flags for the next page, for `FLAG_COOKIE_DAYS`; with none chosen the cookie goes. Browsers only. */
export function writeFlags(names: readonly FlagName[]): void {
  const value = serializeFlags(names)
  const maxAge = value ? LIFETIME_SECONDS : -1
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // Written by hand, because cookie libraries write a comma as %2C.
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
