/** What a verb may know of the request it serves. */
export type Caller = {
  /** As the front door saw it; an IPv6 network as one. */
  address: string
  userAgent: string
  /** What the browser holds of a visitor, whether or not it is signed in too. */
  visitorCredential: string | null
  /** By which accounts know the browser again. */
  browserCredential: string | null
  /** For the sign-in library, and for what a page says of itself. */
  headers: Headers
  /** A `Set-Cookie` line of the answer. */
  setCookie: (line: string) => void
}
