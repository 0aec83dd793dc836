/** What a verb may know of the request it serves. */
export type Caller = {
  /** The address as the front door saw it. An IPv6 network counts as one address. */
  address: string
  userAgent: string
  /** The token of the session cookie, where its signature is this install's. */
  sessionToken: string | null
  /** The visitor's credential that the browser holds, whether or not it is signed in too. */
  visitorCredential: string | null
  /** Accounts recognise the browser by this. */
  browserCredential: string | null
}

/** The caller of jobs and commands, which no browser called. */
export const NO_CALLER: Caller = {
  address: '',
  userAgent: '',
  sessionToken: null,
  visitorCredential: null,
  browserCredential: null,
}
