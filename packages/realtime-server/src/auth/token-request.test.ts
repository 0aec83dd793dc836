import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApiKey } from './api-key.js'
import { Nonces } from './nonces.js'
import { readToken } from './token.js'
import { issueToken, tokenRequestMac } from './token-request.js'

const key = createApiKey({ name: 'app.key', secret: 'secret' })

test('the mac is over every field, each ended by a newline', () => {
  const request = { keyName: 'app.key', timestamp: 5, nonce: 'n' }
  const expected = createHmac('sha256', 'secret').update('app.key\n\n\n\n5\nn\n').digest('base64')
  expect(tokenRequestMac(request, 'secret')).toBe(expected)
})

test('the mac depends on every field', () => {
  const request = {
    keyName: 'a.b',
    ttl: 1,
    capability: '{}',
    clientId: 'c',
    timestamp: 5,
    nonce: 'n',
  }
  const macs = Object.keys(request).map((name) => tokenRequestMac({ ...request, [name]: 'x' }, 's'))
  macs.push(tokenRequestMac(request, 's'), tokenRequestMac(request, 't'))
  expect(new Set(macs).size).toBe(8)
})

test('a token gives back what was asked', () => {
  const context = { now: 1_000, nonces: new Nonces(), hasShownKey: true }
  const request = { clientId: 'mina', ttl: '5000', capability: '{"a":["publish"]}' }
  const details = issueToken(request, key, context)
  expect(details).toMatchObject({ issued: 1_000, expires: 6_000, clientId: 'mina' })
  expect(readToken(details.token, () => key).claims).toEqual({
    keyName: 'app.key',
    issuedAt: 1_000,
    expiresAt: 6_000,
    capability: { a: ['publish'] },
    clientId: 'mina',
    revocationKey: null,
  })
})

test('a token that was changed anywhere is not taken', () => {
  const context = { now: 1_000, nonces: new Nonces(), hasShownKey: true }
  const { token } = issueToken({ clientId: 'mina' }, key, context)
  const from = token.indexOf('.') + 1
  fc.assert(
    fc.property(
      fc.integer({ min: from, max: token.length - 1 }),
      fc.constantFrom('A', 'b', '0', '_', '~', '.'),
      (at, letter) => {
        fc.pre(token[at] !== letter)
        // The last letter of a part holds bits that mean nothing.
        fc.pre(at !== token.length - 1)
        const changed = token.slice(0, at) + letter + token.slice(at + 1)
        expect(() => readToken(changed, () => key)).toThrow('unrecognised')
      },
    ),
  )
})

test('nonces are refused until they are out of date', () => {
  const nonces = new Nonces()
  expect(nonces.use('n', 0)).toBe(true)
  expect(nonces.use('n', 300_000)).toBe(false)
  expect(nonces.use('n', 300_001)).toBe(true)
})
