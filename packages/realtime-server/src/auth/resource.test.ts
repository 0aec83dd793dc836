import { propertyRuns } from '@doran/tooling/whole-run'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { intersectResources, isResourceOf } from './resource.js'

test.each([
  ['*', 'a', true],
  ['*', 'a:b:c', true],
  ['*', '[meta]a', false],
  ['[*]*', '[meta]a', true],
  ['[*]*', 'a', true],
  ['[meta]*', '[meta]a:b', true],
  ['[meta]*', 'a', false],
  ['a:*', 'a:b', true],
  ['a:*', 'a:b:c', true],
  ['a:*', 'a', false],
  ['a:*', 'ab:c', false],
  ['a:*:c', 'a:b:c', true],
  ['a:*:c', 'a:b:b:c', false],
  ['a:*:c', 'a:c', false],
  ['a*', 'a*', true],
  ['a*', 'ab', false],
  ['*:b', 'a:b', true],
  ['*:b', 'b', false],
  ['a', 'a', true],
  ['a', 'A', false],
])('%s covers %s: %s', (resource, channel, isCovered) => {
  expect(isResourceOf(resource, channel)).toBe(isCovered)
})

const segment = fc.constantFrom('a', 'b', 'c')
const name = fc
  .tuple(fc.constantFrom('', '', '[m]'), fc.array(segment, { minLength: 1, maxLength: 4 }))
  .map(([qualifier, segments]) => qualifier + segments.join(':'))
const pattern = fc
  .tuple(
    fc.constantFrom('', '', '[m]', '[*]'),
    fc.array(fc.oneof(segment, fc.constant('*')), { minLength: 1, maxLength: 4 }),
  )
  .map(([qualifier, segments]) => qualifier + segments.join(':'))

test('an intersection covers what both cover and nothing else', () => {
  fc.assert(
    fc.property(pattern, pattern, name, (one, other, channel) => {
      const shared = intersectResources(one, other)
      const isInBoth = isResourceOf(one, channel) && isResourceOf(other, channel)
      expect(shared !== null && isResourceOf(shared, channel)).toBe(isInBoth)
    }),
    { numRuns: propertyRuns(3_000) },
  )
})

test('an intersection does not depend on the order', () => {
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      expect(intersectResources(one, other)).toBe(intersectResources(other, one))
    }),
  )
})
