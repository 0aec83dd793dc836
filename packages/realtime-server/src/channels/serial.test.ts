import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSerials, formatMessageSerial, formatSerial, parseSerial } from './serial.js'

const number = fc.integer({ min: 0, max: 999_999_999_999 })
const index = fc.integer({ min: 0, max: 999 })
const boot = fc.stringMatching(/^[\w-]{1,12}$/)

test('a serial gives back what it is made of', () => {
  fc.assert(
    fc.property(boot, number, index, (aBoot, aNumber, anIndex) => {
      const serial = formatSerial(aBoot, aNumber)
      expect(parseSerial(serial)).toEqual({ boot: aBoot, number: aNumber, index: 0 })
      expect(parseSerial(formatMessageSerial(serial, anIndex))).toEqual({
        boot: aBoot,
        number: aNumber,
        index: anIndex,
      })
    }),
  )
})

test('serials of a boot sort as text in their order', () => {
  fc.assert(
    fc.property(number, index, number, index, (n, i, m, j) => {
      const one = formatMessageSerial(formatSerial('boot', n), i)
      const other = formatMessageSerial(formatSerial('boot', m), j)
      expect(Math.sign(compareSerials(one, other))).toBe(Math.sign(n - m || i - j))
    }),
  )
})

test.each(['', 'x', 'boot-1', 'boot-000000000001:', 'boot-000000000001:x', '-000000000001'])(
  '%j is none',
  (text) => expect(parseSerial(text)).toBeNull(),
)
