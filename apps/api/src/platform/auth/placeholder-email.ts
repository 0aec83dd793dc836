/**
 * Ends the placeholder for the address of a member whose provider gave none; no mail can ever go there (RFC 2606).
 */
const NO_ADDRESS = '.invalid'

export function hasAddress(email: string): boolean {
  return !email.endsWith(NO_ADDRESS)
}
