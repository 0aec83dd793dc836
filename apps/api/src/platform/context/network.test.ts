import { expect, it } from 'vitest'
import { normaliseAddress } from '../http/client-address.js'
import { ipv6Prefix48, networkOf } from './network.js'

it('the network of an address is its /48, and none for IPv4', () => {
  expect(ipv6Prefix48(normaliseAddress('2001:db8:85a3:1::5'))).toBe('2001:db8:85a3::/48')
  expect(ipv6Prefix48('203.0.113.7')).toBeNull()
})

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:85a3:1::/64', '2001:db8:85a3::/48'],
  ['unknown', 'unknown'],
])('the neighbours of %s are those of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
