import { timingSafeEqual } from 'node:crypto'
import { INTERNAL_HEADERS } from '@doran/contract/names'

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

/** Tells requests that carry the front door's secret; without a secret there are none. */
export function frontDoorCheck(secret: string | undefined): (headers: Headers) => boolean {
  const wanted = Buffer.from(secret ?? '')
  return (headers) => {
    const given = Buffer.from(headers.get(INTERNAL_HEADERS.frontDoor) ?? '')
    return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
  }
}

/** IPv4 inside IPv6 becomes IPv4; IPv6 is cut to its /64, which one household shares. */
export function normaliseAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? ['']
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  return `${[...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')}::/64`
}
