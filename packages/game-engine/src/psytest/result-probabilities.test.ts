import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { answered } from '../fixtures/play-all.js'
import {
  AXIS_TEST,
  LAST_CHOSEN_TEST,
  psytestOf,
  RANGE_TEST,
  TESTS,
} from '../fixtures/psytest-content.js'
import { resultProbabilities } from './result-probabilities.js'

it('is an eighth each for three axes of three questions', () => {
  const { method, of, byResult } = resultProbabilities(AXIS_TEST)
  expect({ method, of }).toEqual({ method: 'exact', of: 512 })
  expect(Object.values(byResult)).toEqual(Array.from({ length: 8 }, () => 1 / 8))
})

it('counts every sheet of eight questions with four choices', () => {
  expect(resultProbabilities(LAST_CHOSEN_TEST)).toMatchObject({ method: 'exact', of: 4 ** 8 })
})

it('adds up to 1', () => {
  for (const content of TESTS) {
    const shares = Object.values(resultProbabilities(content).byResult)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  }
})

it('agrees with playing every sheet', () => {
  const weights = fc.record({ a: fc.integer({ min: -2, max: 3 }), b: fc.nat(2), c: fc.nat(2) })
  const questions = fc.array(fc.array(weights, { minLength: 2, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(
      questions,
      fc.constantFrom('first' as const, 'last-chosen' as const),
      (asked, tie) => {
        const content = psytestOf({ type: 'weight', tie }, ['a', 'b', 'c'], asked)
        const sheets = asked.reduce<number[][]>(
          (all, choices) => all.flatMap((sheet) => choices.map((_choice, at) => [...sheet, at])),
          [[]],
        )
        const { of, byResult } = resultProbabilities(content)
        expect(of).toBe(sheets.length)
        for (const { key } of content.results) {
          const led = sheets.filter((sheet) => answered(content, sheet).resultKey === key)
          expect(byResult[key]).toBeCloseTo(led.length / sheets.length, 9)
        }
      },
    ),
    { numRuns: 50 },
  )
})

it('is exact for long tests whose sheets add up alike', () => {
  const questions = Array.from({ length: 20 }, () => [1, 2, 3, 4, 5].map((points) => ({ points })))
  const content = psytestOf(RANGE_TEST.scoring, ['low', 'high'], questions, [
    { from: 20, to: 59 },
    { from: 60, to: 100 },
  ])
  const { method, of, byResult } = resultProbabilities(content)
  expect({ method, of }).toEqual({ method: 'exact', of: 5 ** 20 })
  expect((byResult['low'] ?? 0) + (byResult['high'] ?? 0)).toBeCloseTo(1, 9)
  expect(byResult['high']).toBeGreaterThan(byResult['low'] ?? 1)
})

it('samples the same sheets each time where they are too many', () => {
  const keys = 'abcdefgh'.split('')
  const questions = Array.from({ length: 20 }, (_, at) =>
    Array.from({ length: 4 }, (_choice, choice) => ({
      [keys[(at + choice * 3) % 8] ?? 'a']: 1 + ((at * choice) % 3),
    })),
  )
  const content = psytestOf({ type: 'weight', tie: 'last-chosen' }, keys, questions)
  const sampled = resultProbabilities(content)
  expect(sampled).toMatchObject({ method: 'sampled', of: 5_000 })
  expect(resultProbabilities(content)).toEqual(sampled)
})
