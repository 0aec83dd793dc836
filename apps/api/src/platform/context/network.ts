/**
 * The /48 around the /64 that `normaliseAddress` makes of an IPv6 address: what one customer may have whole, with
 * 65,536 of the other. Null for IPv4. Cut as text, since it is asked for at every call and parsing takes microseconds.
 */
export function ipv6Prefix48(address: string): string | null {
  const [groups, length] = address.split('::/')
  if (groups === undefined || length !== '64') return null
  return `${groups.split(':').slice(0, 3).join(':')}::/48`
}

/** The network that an address shares with its neighbours: the /24 of IPv4, the /48 of IPv6. */
export function networkOf(address: string): string {
  return ipv6Prefix48(address) ?? address.replace(/\.\d+$/, '.0/24')
}
