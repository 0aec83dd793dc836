import { COOKIES } from '@doran/contract/names'
import { ownCookie, readCookie } from '../../cookies.js'

const CREDENTIAL = /^[A-Za-z0-9_-]{43}$/

/** The credential of a cookie header: whoever holds it owns the visitor's stories. A misshapen one counts as none. */
export function readVisitorCredential(cookieHeader: string | null): string | null {
  const value = readCookie(cookieHeader, COOKIES.visitor)
  return value !== null && CREDENTIAL.test(value) ? value : null
}

export function visitorCookie(credential: string, publicOrigin: string): string {
  return ownCookie(COOKIES.visitor, credential, publicOrigin)
}

/** Has the browser forget its credential. */
export function noVisitorCookie(publicOrigin: string): string {
  return ownCookie(COOKIES.visitor, '', publicOrigin)
}
