import { expect, it } from 'vitest'
import { normaliseAddress } from './client-address.js'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3:1::/64'],
  ['2001:0DB8:85a3:0001::5', '2001:db8:85a3:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['1:2:3', '1:2:3'],
])('an address such as %s counts as %s', (address, counted) => {
  expect(normaliseAddress(address)).toBe(counted)
})
