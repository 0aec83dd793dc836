import { expect, it } from 'vitest'
import { clientAddressOf } from './client-address.js'

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['FE80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  [undefined, ''],
])('writes %s as %s', (given, expected) => expect(clientAddressOf(given)).toBe(expected))
