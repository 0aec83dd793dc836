import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholePercents } from './whole-percents.js'

it('gives what is missing to the largest remainders', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(wholePercents([4, 2, 1])).toEqual([57, 29, 14])
  expect(wholePercents([0, 0])).toEqual([0, 0])
  expect(wholePercents([])).toEqual([])
})

it('adds up to 100, is off by less than 1 each, and keeps the order', () => {
  const lists = fc
    .array(fc.nat(50), { minLength: 1, maxLength: 32 })
    .filter((parts) => parts.some((part) => part > 0))
  fc.assert(
    fc.property(lists, (parts) => {
      const sorted = parts.toSorted((a, b) => b - a)
      const total = sorted.reduce((sum, part) => sum + part, 0)
      const percents = wholePercents(sorted)
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      for (const [at, percent] of percents.entries())
        expect(Math.abs(percent - ((sorted[at] ?? 0) * 100) / total)).toBeLessThan(1)
      expect(percents.toSorted((a, b) => b - a)).toEqual(percents)
    }),
  )
})
