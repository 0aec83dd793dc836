import { expect, test } from 'vitest'
import { isRecord } from './json.js'

test.each([
  ['an object', {}, true],
  ['an object with fields', { a: 1 }, true],
  ['an array', [], false],
  ['null', null, false],
  ['a string', '{}', false],
  ['nothing', undefined, false],
])('%s is a record: %j → %s', (_, value, expected) => {
  expect(isRecord(value)).toBe(expected)
})
