import { COOKIES } from '@doran/contract/names'
import { ownCookie, ownCookieName } from '../../platform/http/cookies.js'
import { readSecret } from '../../platform/auth/secret.js'

/** The credential of a cookie header: whoever holds it owns the visitor's stories. */
export function readVisitorCredential(
  cookieHeader: string | null,
  publicOrigin: string,
): string | null {
  return readSecret(cookieHeader, ownCookieName(COOKIES.visitor, publicOrigin))
}

export function visitorCookie(credential: string, publicOrigin: string): string {
  return ownCookie(COOKIES.visitor, credential, publicOrigin)
}

/** Has the browser forget its credential. */
export function noVisitorCookie(publicOrigin: string): string {
  return ownCookie(COOKIES.visitor, '', publicOrigin)
}
