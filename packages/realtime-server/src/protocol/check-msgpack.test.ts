import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkMsgpack } from './check-msgpack.js'
import { decode, encode } from './codec.js'

const bytesOf = (...parts: (number | number[])[]) => Uint8Array.from(parts.flat())
const times = (count: number, ...part: number[]) => Array.from({ length: count }, () => part).flat()

const value = fc.anything({
  maxDepth: 5,
  withTypedArray: false,
  values: [
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.string(),
    fc.uint8Array({ maxLength: 300 }),
    fc.date({ noInvalidDate: true }),
    fc.string({ minLength: 200, maxLength: 70_000 }),
  ],
  key: fc.string().filter((key) => key !== '__proto__'),
})

test('what the encoder writes passes, and not when a byte lacks or is too many', () => {
  fc.assert(
    fc.property(value, (one) => {
      const bytes = encode(one, 'msgpack')
      expect(() => checkMsgpack(bytes)).not.toThrow()
      expect(() => checkMsgpack(bytes.subarray(0, -1))).toThrow(RangeError)
      expect(() => checkMsgpack(Buffer.concat([bytes, bytesOf(0xc0)]))).toThrow('after its end')
    }),
  )
})

test('long arrays and maps pass', () => {
  const list = Array.from({ length: 70_000 }, () => 1)
  const map = Object.fromEntries(list.map((_, i) => [`k${i}`, i]))
  for (const one of [list, list.slice(0, 20), map])
    expect(decode(encode(one, 'msgpack'), 'msgpack')).toEqual(one)
})

test.each([
  ['ext of 1 byte', bytesOf(0xd4, 5, 1)],
  ['ext of 16 bytes', bytesOf(0xd8, 5, times(16, 1))],
  ['ext of 8 bit length', bytesOf(0xc7, 3, 5, 1, 2, 3)],
  ['ext of 16 bit length', bytesOf(0xc8, 0, 3, 5, 1, 2, 3)],
  ['ext of 32 bit length', bytesOf(0xc9, 0, 0, 0, 3, 5, 1, 2, 3)],
  ['bin of 32 bit length', bytesOf(0xc6, 0, 0, 0, 1, 1)],
  ['str of 32 bit length', bytesOf(0xdb, 0, 0, 0, 1, 0x61)],
  ['array of 32 bit length', bytesOf(0xdd, 0, 0, 0, 1, 1)],
  ['map of 32 bit length', bytesOf(0xdf, 0, 0, 0, 1, 0xa1, 0x61, 1)],
  [
    'all integers',
    bytesOf(
      0x98,
      [0xcc, 1],
      [0xcd, 1, 1],
      [0xce, 1, 1, 1, 1],
      [0xcf, ...times(8, 1)],
      [0xd0, 1],
      [0xd1, 1, 1],
      [0xd2, 1, 1, 1, 1],
      [0xd3, ...times(8, 1)],
    ),
  ],
  ['both floats', bytesOf(0x92, [0xca, ...times(4, 0)], [0xcb, ...times(8, 0)])],
])('%s is as long as it says', (_, bytes) => {
  expect(() => checkMsgpack(bytes)).not.toThrow()
  expect(() => checkMsgpack(bytes.subarray(0, -1))).toThrow(RangeError)
})

test.each([
  ['nested arrays of 10,000', bytesOf(times(2_500, 0xdc, 0x27, 0x10))],
  ['an array longer than what is left', bytesOf(0xdc, 0, 6, times(5, 0xc0))],
  ['a map longer than what is left', bytesOf(0xde, 0, 3, times(5, 0x01))],
  ['two arrays of the same bytes', bytesOf(0x92, [0xdc, 0, 5], [0xdc, 0, 5], times(5, 0xc0))],
  ['an array of what its sibling needs', bytesOf(0x93, 0x92, times(3, 0xc0))],
  ['text beyond the end', bytesOf(0xda, 0, 5, times(4, 0x61))],
  ['bytes beyond the end', bytesOf(0xc6, 0xff, 0xff, 0xff, 0xff, 1)],
  ['an ext beyond the end', bytesOf(0xc9, 0xff, 0xff, 0xff, 0xff, 1, 1)],
])('%s claim more than there is', (_, bytes) => {
  expect(() => decode(bytes, 'msgpack')).toThrow('claims more')
})

test('32 levels pass and 33 do not', () => {
  expect(() => decode(bytesOf(times(32, 0x91), 0xc0), 'msgpack')).not.toThrow()
  expect(() => decode(bytesOf(times(33, 0x91), 0xc0), 'msgpack')).toThrow('too deep')
  expect(() => decode(bytesOf(times(33, 0x81, 1), 0xc0), 'msgpack')).toThrow('too deep')
  // Siblings are no levels.
  expect(() => decode(bytesOf(0xdc, 0, 100, times(100, 0x91, 0x90)), 'msgpack')).not.toThrow()
})
