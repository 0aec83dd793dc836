/** One spelling per address: IPv4 out of its IPv6 mapping, and no zone behind a link-local one. */
export function clientAddressOf(remoteAddress: string | undefined): string {
  if (remoteAddress === undefined) return ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(remoteAddress)
  return mapped?.[1] ?? remoteAddress.replace(/%.*$/, '').toLowerCase()
}
