import type { PsytestContent } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import {
  AXIS_TEST,
  LAST_CHOSEN_TEST,
  psytestOf,
  RANGE_TEST,
  WEIGHT_TEST,
} from '../fixtures/psytest-content.js'
import { checkPsytest } from './check.js'

function withResults(
  content: PsytestContent,
  change: (results: PsytestContent['results']) => PsytestContent['results'],
): PsytestContent {
  return { ...content, results: change(content.results) }
}

it('finds nothing wrong with tests as they are', () => {
  for (const content of [AXIS_TEST, WEIGHT_TEST, LAST_CHOSEN_TEST, RANGE_TEST])
    expect(checkPsytest(content)).toEqual([])
})

describe('finds', () => {
  it('keys that stand twice, and choices', () => {
    const [first] = WEIGHT_TEST.results
    expect(
      checkPsytest(withResults(WEIGHT_TEST, (results) => (first ? [...results, first] : []))),
    ).toEqual(['results: the key a stands twice'])
    const content = psytestOf(WEIGHT_TEST.scoring, ['a', 'b'], [[{ a: 1 }, { b: 1 }]])
    const [question] = content.questions
    const choices = question?.choices.map((choice) => ({ ...choice, text: ' 같은 말' })) ?? []
    expect(
      checkPsytest({ ...content, questions: [{ text: '질문', picture: null, choices }] }),
    ).toEqual(['questions.0: the choice “같은 말” stands twice'])
  })

  it('weights for what there is not', () => {
    const content = psytestOf(
      WEIGHT_TEST.scoring,
      ['a', 'b'],
      [
        [{ a: 1 }, { b: 1 }],
        [{ c: 1 }, { c: 2 }],
      ],
    )
    expect(checkPsytest(content)).toEqual([
      'questions.1: nothing is called c that a weight could count for',
    ])
    expect(checkPsytest({ ...RANGE_TEST, scoring: WEIGHT_TEST.scoring })).toContain(
      'questions.0: nothing is called points that a weight could count for',
    )
  })

  it('combinations of an axis without a result, and results without one', () => {
    const content = withResults(AXIS_TEST, (results) =>
      results.map((result) => (result.key === 'fnt' ? { ...result, key: 'xyz' } : result)),
    )
    expect(checkPsytest(content)).toEqual([
      'results.edl.goodMatch: there is no result fnt',
      'results.edl.differentMatch: there is no result fnt',
      'results: there is none for fnt',
      'results.xyz: no sides of the axes make it',
    ])
  })

  it('matches that are the result itself', () => {
    const content = withResults(WEIGHT_TEST, (results) =>
      results.map((result) => (result.key === 'a' ? { ...result, goodMatch: 'a' } : result)),
    )
    expect(checkPsytest(content)).toEqual(['results.a.goodMatch: the result itself'])
  })

  it('bands that overlap, leave gaps, are empty or do not go to the ends', () => {
    const banded = (...bands: { from: number; to: number }[]) =>
      checkPsytest(
        psytestOf(RANGE_TEST.scoring, ['low', 'high'], [[{ points: 0 }, { points: 9 }]], bands),
      )
    expect(banded({ from: 0, to: 4 }, { from: 4, to: 9 })).toEqual([
      'results.high.band: overlaps that of low',
    ])
    expect(banded({ from: 0, to: 4 }, { from: 6, to: 9 })).toEqual([
      'results.high.band: leaves a gap after that of low',
    ])
    expect(banded({ from: 1, to: 4 }, { from: 5, to: 8 })).toEqual([
      'results: no band has 0 points',
      'results: no band has 9 points',
    ])
    expect(banded({ from: 0, to: 9 })).toEqual(['results.high.band: no points lie in it'])
  })

  it('results that no answers lead to', () => {
    const content = psytestOf(
      WEIGHT_TEST.scoring,
      ['a', 'b', 'c'],
      [
        [{ a: 2 }, { b: 2, c: 1 }],
        [{ a: 2 }, { b: 2, c: 2 }],
      ],
    )
    expect(checkPsytest(content)).toEqual(['results.c: none of 4 answer sheets leads to it'])
  })
})
