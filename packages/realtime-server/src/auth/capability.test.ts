import { propertyRuns } from '@doran/tooling/whole-run'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalCapability,
  intersectCapabilities,
  isPermitted,
  parseCapability,
  type Capability,
} from './capability.js'

test.each([
  ['{}', { '*': ['*'] }],
  ['', { '*': ['*'] }],
  ['{"a":["publish"]}', { a: ['publish'] }],
  [{ a: ['*'] }, { a: ['*'] }],
  ['{"a":[]}', null],
  ['{"a":["fly"]}', null],
  ['{"a":["*","publish"]}', null],
  ['{"a":"publish"}', null],
  ['{"":["publish"]}', null],
  ['[]', null],
  ['nonsense', null],
  [7, null],
])('reads %j', (value, capability) => {
  expect(parseCapability(value)).toEqual(capability)
})

test('the canonical form is sorted', () => {
  const capability = { b: ['subscribe', 'publish', 'publish'], a: ['*'] }
  expect(canonicalCapability(capability)).toBe('{"a":["*"],"b":["publish","subscribe"]}')
})

test('an intersection names only what both allow', () => {
  const key = { 'chat:*': ['*'], 'news:*': ['subscribe'] }
  const asked = { 'chat:1': ['publish', 'subscribe'], 'news:1': ['publish'], other: ['*'] }
  expect(intersectCapabilities(asked, key)).toEqual({ 'chat:1': ['publish', 'subscribe'] })
})

const OPERATIONS = ['publish', 'subscribe', 'presence'] as const
const operations = fc.oneof(fc.constant(['*']), fc.subarray([...OPERATIONS], { minLength: 1 }))
const capability: fc.Arbitrary<Capability> = fc.dictionary(
  fc.constantFrom('*', 'a', 'a:*', 'a:b', 'a:*:c', '*:b', 'b'),
  operations,
  { minKeys: 1 },
)

test('an intersection allows what both allow and nothing else', () => {
  const channel = fc.constantFrom('a', 'a:b', 'a:b:c', 'b', 'b:b', 'a:d')
  fc.assert(
    fc.property(capability, capability, channel, fc.constantFrom(...OPERATIONS), (a, b, c, op) => {
      const isInBoth = isPermitted(a, c, op) && isPermitted(b, c, op)
      expect(isPermitted(intersectCapabilities(a, b), c, op)).toBe(isInBoth)
    }),
    { numRuns: propertyRuns(2_000) },
  )
})

test('the canonical form means the same', () => {
  fc.assert(
    fc.property(capability, (one) => {
      const text = canonicalCapability(one)
      expect(canonicalCapability(parseCapability(text) ?? {})).toBe(text)
    }),
  )
})
