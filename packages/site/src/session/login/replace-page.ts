/**
 * Loads a page in place of this one, so that the server renders it for whoever is signed in now. Never settles: this
 * page is over.
 */
export function replacePage(address: string): Promise<never> {
  window.location.replace(address)
  return new Promise(() => undefined)
}
