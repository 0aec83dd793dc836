import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNewerPresence } from './presence-newness.js'

function placed(id: string, timestamp = 0) {
  return { id, connectionId: 'c', timestamp }
}

test('ids of the connection decide by msgSerial, then by index', () => {
  const place = fc.tuple(fc.nat(20), fc.nat(20))
  fc.assert(
    fc.property(place, place, fc.nat(), fc.nat(), ([m, i], [n, j], t, u) => {
      const isNewer = isNewerPresence(placed(`c:${m}:${i}`, t), placed(`c:${n}:${j}`, u))
      expect(isNewer).toBe(m > n || (m === n && i > j))
    }),
  )
})

test('numbers are compared as numbers', () => {
  expect(isNewerPresence(placed('c:10:0'), placed('c:9:0'))).toBe(true)
})

test('when one is made up by the server time decides, and the later one wins a tie', () => {
  expect(isNewerPresence(placed('_x:0:0', 5), placed('c:9:0', 5))).toBe(true)
  expect(isNewerPresence(placed('_x:0:0', 4), placed('c:9:0', 5))).toBe(false)
  expect(isNewerPresence(placed('c:0:0', 6), placed('_x:9:9', 5))).toBe(true)
})
