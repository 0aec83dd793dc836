/**
 * Goes to a page anew, in place of this one, so that the server draws it for whom the person is now. Never
 * settles: this page is over.
 */
export function replacePage(address: string): Promise<never> {
  window.location.replace(address)
  return new Promise(() => undefined)
}
