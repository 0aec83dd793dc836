import type { CredentialChanges, WithCredentials } from '../context/credential-changes.js'

/** Hands a verb's changes of credentials to the answer and returns the rest of its result as the reply. */
export function replyWithCredentials<T extends object>(
  setCredentials: (changes: CredentialChanges) => void,
  { credentials, ...reply }: WithCredentials<T>,
) {
  setCredentials(credentials)
  return reply
}
