import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from './codec.js'

test.each(['json', 'msgpack'] as const)('%s gives back what was written', (format) => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'small' }), (value) => {
      fc.pre(!JSON.stringify(value).includes('__proto__'))
      const text = JSON.stringify(value)
      expect(JSON.stringify(decode(encode(JSON.parse(text), format), format))).toBe(text)
    }),
  )
})

test('fields without a value are left out', () => {
  for (const format of ['json', 'msgpack'] as const)
    expect(decode(encode({ a: 1, b: undefined }, format), format)).toEqual({ a: 1 })
})

test('msgpack keeps bytes and times', () => {
  const value = { bytes: Buffer.from([1, 2]), time: 1_795_460_626_944 }
  const read = decode(encode(value, 'msgpack'), 'msgpack')
  expect(read).toEqual(value)
})

test('what is not of the format throws', () => {
  expect(() => decode(Buffer.from('{'), 'json')).toThrow('JSON')
  expect(() => decode(Buffer.from([0xc1]), 'msgpack')).toThrow('0xc1')
  expect(() => decode(Buffer.from([0xdd, 0xff, 0xff, 0xff, 0xff]), 'msgpack')).toThrow('claims')
})
