import { COOKIES } from '@doran/contract/names'
import { ownCookie } from '../../cookies.js'
import { readSecret } from '../../credential.js'

/** The credential of a cookie header: whoever holds it owns the visitor's stories. */
export function readVisitorCredential(cookieHeader: string | null): string | null {
  return readSecret(cookieHeader, COOKIES.visitor)
}

export function visitorCookie(credential: string, publicOrigin: string): string {
  return ownCookie(COOKIES.visitor, credential, publicOrigin)
}

/** Has the browser forget its credential. */
export function noVisitorCookie(publicOrigin: string): string {
  return ownCookie(COOKIES.visitor, '', publicOrigin)
}
