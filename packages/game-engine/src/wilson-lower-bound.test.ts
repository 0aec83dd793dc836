import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { wilsonLowerBound } from './wilson-lower-bound.js'

it('knows the values of the formula', () => {
  expect(wilsonLowerBound(1, 1)).toBeCloseTo(0.2065, 4)
  expect(wilsonLowerBound(8, 10)).toBeCloseTo(0.4902, 4)
  expect(wilsonLowerBound(50, 100)).toBeCloseTo(0.4038, 4)
  expect(wilsonLowerBound(0, 10)).toBe(0)
  expect(wilsonLowerBound(0, 0)).toBe(0)
})

it('puts one of one below ninety of a hundred', () => {
  expect(wilsonLowerBound(1, 1)).toBeLessThan(wilsonLowerBound(90, 100))
})

it('lies between 0 and the share, and grows with the number shown', () => {
  const numbers = fc.tuple(fc.nat(1_000), fc.nat(1_000)).filter(([won, lost]) => won + lost > 0)
  fc.assert(
    fc.property(numbers, ([won, lost]) => {
      const bound = wilsonLowerBound(won, won + lost)
      expect(bound).toBeGreaterThanOrEqual(0)
      expect(bound).toBeLessThanOrEqual(won / (won + lost))
      expect(wilsonLowerBound(won * 2, (won + lost) * 2)).toBeGreaterThanOrEqual(bound)
    }),
  )
})
