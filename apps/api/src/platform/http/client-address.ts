import { timingSafeEqual } from 'node:crypto'
import { INTERNAL_HEADERS } from '@doran/contract/names'
import ipaddr from 'ipaddr.js'

/**
 * The address a request came from: what the front door says, where the request came through it, else the
 * socket's. A client's own claim is never read.
 */
export function clientAddress(
  headers: Headers,
  socketAddress: string | undefined,
  isFromFrontDoor: boolean,
): string {
  const claimed = isFromFrontDoor ? headers.get(INTERNAL_HEADERS.clientAddress) : null
  return normaliseAddress(claimed || (socketAddress ?? 'unknown'))
}

/** Recognises requests that carry the front door's secret; without a secret there are none. */
export function frontDoorCheck(secret: string | undefined): (headers: Headers) => boolean {
  const wanted = Buffer.from(secret ?? '')
  return (headers) => {
    const received = Buffer.from(headers.get(INTERNAL_HEADERS.frontDoor) ?? '')
    return (
      wanted.length > 0 && received.length === wanted.length && timingSafeEqual(received, wanted)
    )
  }
}

// Most requests come by IPv4, alone or in IPv6: with the library it would take a hundred times as long.
const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i

/** IPv4 inside IPv6 becomes IPv4; IPv6 is cut to its /64, which one household shares. */
export function normaliseAddress(address: string): string {
  const ipv4 = IPV4.exec(address)?.[1]
  if (ipv4) return ipv4
  const ip = parseIpv6(address)
  if (!ip) return address
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString()
  return `${prefixOf(ip.parts, 4)}::/64`
}

function parseIpv6(address: string): ipaddr.IPv6 | null {
  try {
    return ipaddr.IPv6.parse(address)
  } catch {
    return null
  }
}

function prefixOf(parts: readonly number[], count: number): string {
  return parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')
}
