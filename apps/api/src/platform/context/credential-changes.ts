/**
 * The changes that a verb makes to the credentials of a browser. The route writes them as cookies: null removes one,
 * and one that is not named stays as it is.
 */
export type CredentialChanges = {
  /** The token of a session. */
  session?: string | null
  visitor?: string | null
  browser?: string
}

/** A verb's result with what it changed of the browser's credentials. */
export type WithCredentials<T> = T & { credentials: CredentialChanges }
