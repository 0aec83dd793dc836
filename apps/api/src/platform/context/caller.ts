/** What a verb may know of the request it serves. */
export type Caller = {
  /** As the front door saw it; an IPv6 network as one. */
  address: string
  userAgent: string
  /** The token of the session cookie, where its signature is this install's. */
  sessionToken: string | null
  /** What the browser holds of a visitor, whether or not it is signed in too. */
  visitorCredential: string | null
  /** By which accounts recognise the browser. */
  browserCredential: string | null
}

/** Of jobs and commands, which no browser called. */
export const NO_CALLER: Caller = {
  address: '',
  userAgent: '',
  sessionToken: null,
  visitorCredential: null,
  browserCredential: null,
}
