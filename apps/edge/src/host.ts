import type { IncomingMessage } from 'node:http'

const HOST_SIGNS = /^[\w.:[\]-]+$/

/** One host, spelt as a name or an address and perhaps a port; HTTP/1.0 may do without. */
export function hasPlainHost({ headersDistinct }: IncomingMessage): boolean {
  const [host, ...others] = headersDistinct.host ?? []
  if (host === undefined) return true
  return others.length === 0 && HOST_SIGNS.test(host) && URL.canParse(`http://${host}`)
}
