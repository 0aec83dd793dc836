/**
 * The /48 around the /64 that stands for an IPv6 address: what one customer may have whole, with 65,536 of the
 * other. Null for IPv4.
 */
export function ipv6Prefix48(address: string): string | null {
  const [groups, length] = address.split('::/')
  if (groups === undefined || length !== '64') return null
  return `${groups.split(':').slice(0, 3).join(':')}::/48`
}
