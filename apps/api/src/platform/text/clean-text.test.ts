import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/app-error.js'
import { cleanStrings } from './clean-text.js'

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)])

describe('what came as JSON', () => {
  it('has its texts and its names normalised, and nothing else changed', () => {
    const input = {
      name: '하진'.normalize('NFD'),
      '\u0000na\u200bme': 'plain ASCII, "as" it is\\',
      list: ['\ud83d', 1, true, null, { inner: 'a\tb' }],
    }

    expect(cleanStrings(input)).toEqual({
      name: 'plain ASCII, "as" it is\\',
      list: ['', 1, true, null, { inner: 'a b' }],
    })
  })

  it('keeps a name that would pollute as a name', () => {
    const cleaned = cleanStrings(JSON.parse('{"__proto__":{"isAdmin":true}}'))

    expect(Object.keys(Object(cleaned))).toEqual(['__proto__'])
    expect(Object(cleaned).isAdmin).toBeUndefined()
  })

  it.each([
    ['deeper than 16', nested(17)],
    ['with a list of 101', Array.from({ length: 101 }, () => 0)],
    ['with 101 names', Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`a${at}`, 0]))],
  ])('is refused %s', (_, input) => {
    expect(() => cleanStrings({ input })).toThrow(AppError)
  })

  it('is taken as deep and as wide as that', () => {
    const wide = Array.from({ length: 100 }, () => 0)
    expect(cleanStrings(wide)).toEqual(wide)
    expect(cleanStrings(nested(16))).toEqual(nested(16))
  })
})
