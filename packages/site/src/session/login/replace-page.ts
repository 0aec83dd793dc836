/**
 * Loads a page in place of this one, so that the server renders it for the person who is signed in now. The promise
 * stays pending: this page is over.
 */
export function replacePage(address: string): Promise<never> {
  window.location.replace(address)
  return new Promise(() => undefined)
}
