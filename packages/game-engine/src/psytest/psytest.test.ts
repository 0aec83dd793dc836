import type { PlayInput, PsytestContent } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answered } from '../fixtures/play-all.js'
import {
  AXIS_TEST,
  LAST_CHOSEN_TEST,
  psytestOf,
  RANGE_TEST,
  TESTS,
  WEIGHT_TEST,
} from '../fixtures/psytest-content.js'
import type { PsytestState } from './psytest-state.js'
import { psytest } from './psytest.js'

const inputs: fc.Arbitrary<PlayInput> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      question: fc.nat(10),
      choice: fc.nat(4),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<PlayInput>({ type: 'skip' }, { type: 'undo' }) },
)
const start: PsytestState = { answers: [] }

/** What the choices give to each result. */
function pointsOf(content: PsytestContent, choices: readonly number[]): Map<string, number> {
  const points = new Map<string, number>()
  for (const [at, choice] of choices.entries())
    for (const [key, weight] of Object.entries(
      content.questions[at]?.choices[choice]?.weights ?? {},
    ))
      points.set(key, (points.get(key) ?? 0) + weight)
  return points
}

function answer(question: number, choice: number): PlayInput {
  return { type: 'answer', question, choice }
}

describe('any inputs', () => {
  it('lead to answers without gaps that can be gone on with, and to a result at the end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TESTS),
        fc.array(inputs, { maxLength: 60 }),
        (content, tried) => {
          const state = tried.reduce((at, input) => psytest.reduce(content, at, input) ?? at, start)
          for (const [question, choice] of state.answers.entries())
            expect(content.questions[question]?.choices[choice]).toBeDefined()
          const { done, total } = psytest.progress(content, state)
          expect(psytest.outcome(content, state) === null).toBe(done < total)
          const rest = content.questions.slice(done).map((_question, at) => answer(done + at, 1))
          const end = rest.reduce((at, input) => psytest.reduce(content, at, input) ?? at, state)
          expect(psytest.outcome(content, end)).not.toBeNull()
        },
      ),
    )
  })

  it('are refused where they skip a question, choose nothing there is, or are of another kind', () => {
    const state = { answers: [0, 1] }
    const refused: PlayInput[] = [
      answer(3, 0),
      answer(2, 2),
      answer(-1, 0),
      answer(0.5, 0),
      answer(0, -1),
      { type: 'skip' },
      { type: 'undo' },
      { type: 'pick', item: 'a' },
    ]
    for (const input of refused) expect(psytest.reduce(AXIS_TEST, state, input)).toBeNull()
    const full = { answers: AXIS_TEST.questions.map(() => 0) }
    expect(psytest.reduce(AXIS_TEST, full, answer(9, 0))).toBeNull()
  })

  it('answer a question anew without touching the others', () => {
    expect(psytest.reduce(AXIS_TEST, { answers: [0, 0, 0] }, answer(1, 1))).toEqual({
      answers: [0, 1, 0],
    })
  })
})

it('says which question is asked', () => {
  expect(psytest.announce(AXIS_TEST, { answers: [0, 1] })).toBe('질문 9개 중 3번째: 질문 2')
  expect(psytest.announce(AXIS_TEST, { answers: AXIS_TEST.questions.map(() => 0) })).toBe(
    '모든 질문에 답했어요.',
  )
})

describe('axis', () => {
  const sheets = fc.array(fc.nat(1), { minLength: 9, maxLength: 9 })

  it('joins the codes of the sides and tells how far each leans', () => {
    const outcome = answered(AXIS_TEST, [0, 0, 1, 1, 1, 1, 0, 1, 1])
    expect(outcome.resultKey).toBe('fdl')
    expect(outcome.axes).toEqual([
      { key: 'start', label: '시작', left: '불꽃', right: '잔불', leftPercent: 67 },
      { key: 'distance', label: '거리', left: '곁', right: '한 걸음', leftPercent: 0 },
      { key: 'talk', label: '말', left: '이야기', right: '귀', leftPercent: 33 },
    ])
    expect(outcome.shares).toEqual([])
    expect(outcome.points).toBeNull()
    expect(outcome.near).toEqual({
      result: {
        key: 'edl',
        title: '결과 edl',
        tagline: 'edl의 뜻',
        picture: { url: '/pictures/edl.svg', alt: 'edl' },
      },
      ownPercent: 67,
      nearPercent: 33,
    })
    expect(outcome.goodMatch.key).toBe('ent')
  })

  it('is near to nothing where every axis leans all the way', () => {
    expect(
      answered(
        AXIS_TEST,
        AXIS_TEST.questions.map(() => 0),
      ).near,
    ).toBeNull()
  })

  it('gives the percentages of the side that won', () => {
    fc.assert(
      fc.property(sheets, (choices) => {
        const outcome = answered(AXIS_TEST, choices)
        for (const [at, { leftPercent }] of outcome.axes.entries()) {
          expect(leftPercent).not.toBe(50)
          expect(leftPercent > 50).toBe('fnt'.includes(outcome.resultKey.charAt(at)))
        }
      }),
    )
  })

  it('is near to a result that one other answer leads to', () => {
    fc.assert(
      fc.property(sheets, (choices) => {
        const { near, resultKey } = answered(AXIS_TEST, choices)
        if (near === null) return
        const others = choices.map((choice, at) =>
          answered(AXIS_TEST, choices.with(at, 1 - choice)),
        )
        expect(near.result.key).not.toBe(resultKey)
        expect(others.map((other) => other.resultKey)).toContain(near.result.key)
        expect(near.ownPercent + near.nearPercent).toBe(100)
        expect(near.ownPercent).toBeGreaterThanOrEqual(50)
      }),
    )
  })

  it('is near on the axis that leans least, and on none that leans more than 70 to 30', () => {
    const axes = ['x', 'y'].map((key) => ({
      key,
      label: key,
      left: { code: key === 'x' ? 'a' : 'c', label: '왼쪽' },
      right: { code: key === 'x' ? 'b' : 'd', label: '오른쪽' },
    }))
    const asked = (key: string, ...most: number[]) =>
      most.map((weight) => [{ [key]: weight }, { [key]: -weight }])
    const of = (x: number[], y: number[], choices: number[]) => {
      const questions = [...asked('x', ...x), ...asked('y', ...y)]
      const content = psytestOf({ type: 'axis', axes }, ['ac', 'ad', 'bc', 'bd'], questions)
      const { near } = answered(content, choices)
      return near && [near.result.key, near.ownPercent]
    }
    expect(of([1, 1, 1], [1, 1, 1, 1, 1], [0, 0, 1, 0, 0, 0, 1, 1])).toEqual(['ad', 60])
    expect(of([1, 1, 1, 1, 1], [1, 1, 1], [0, 0, 0, 1, 1, 0, 0, 1])).toEqual(['bc', 60])
    expect(of([5, 2], [5], [0, 1, 0])).toBeNull()
  })

  it('goes left for 0, and is never 50 for anything else', () => {
    const axes = [
      {
        key: 'x',
        label: '쪽',
        left: { code: 'a', label: '왼쪽' },
        right: { code: 'b', label: '오른쪽' },
      },
    ]
    const questions = [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10].map((x) => [
      { x },
      { x: -x },
      {},
      { x: 1 },
      { x: -1 },
    ])
    const content = psytestOf({ type: 'axis', axes }, ['a', 'b'], questions)
    const rest = questions.slice(1).map(() => 2)
    const of = (first: number) => {
      const {
        resultKey,
        axes: [axis],
        near,
      } = answered(content, [first, ...rest])
      return [resultKey, axis?.leftPercent, near?.ownPercent]
    }
    expect(of(2)).toEqual(['a', 50, 50])
    expect(of(3)).toEqual(['a', 51, 51])
    expect(of(4)).toEqual(['b', 49, 51])
  })
})

describe('weight', () => {
  it('takes the result with most points, and of equal ones the earlier', () => {
    expect(answered(WEIGHT_TEST, [0, 2, 0, 1, 1, 0]).resultKey).toBe('d')
    const tied = answered(WEIGHT_TEST, [0, 1, 1, 0, 2, 0])
    expect(tied.shares.map(({ resultKey }) => resultKey)).toEqual(['a', 'd', 'c', 'f'])
    expect(tied.resultKey).toBe('a')
    expect(tied.near).toMatchObject({ result: { key: 'd' }, ownPercent: 50, nearPercent: 50 })
  })

  it('is near to nobody where a third has as many points as the second', () => {
    const three = answered(WEIGHT_TEST, [1, 1, 1, 1, 0, 1])
    expect(three.shares.map(({ percent }) => percent)).toEqual([33, 33, 33])
    expect(three.near).toBeNull()
  })

  it('takes the one chosen last where it says so', () => {
    const tied = answered(LAST_CHOSEN_TEST, [0, 1, 0, 1, 2, 3, 0, 3])
    expect(tied.shares.map(({ resultKey }) => resultKey).slice(0, 3)).toEqual(['b', 'g', 'a'])
    expect(tied.resultKey).toBe('b')
  })

  it('gives equal points equal percentages, each rounded for itself', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(WEIGHT_TEST, LAST_CHOSEN_TEST),
        fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
        (content, sheet) => {
          const choices = sheet.slice(0, content.questions.length)
          const { shares, resultKey: own, near } = answered(content, choices)
          const points = pointsOf(content, choices)
          const total = [...points.values()].reduce((sum, each) => sum + each, 0)
          expect(shares.map(({ resultKey, percent }) => [resultKey, percent])).toEqual(
            shares.map(({ resultKey }) => [
              resultKey,
              Math.round((100 * (points.get(resultKey) ?? 0)) / total),
            ]),
          )
          expect(shares).toHaveLength(points.size)
          expect(shares[0]?.resultKey).toBe(own)
          expect(shares.every(({ percent }) => percent > 0)).toBe(true)
          expect(shares.map(({ percent }) => percent)).toEqual(
            shares.map(({ percent }) => percent).toSorted((a, b) => b - a),
          )
          expect([undefined, shares[1]?.resultKey]).toContain(near?.result.key)
          const { ownPercent, nearPercent } = near ?? { ownPercent: 100, nearPercent: 0 }
          expect(ownPercent).toBeGreaterThanOrEqual(nearPercent)
          expect(ownPercent + nearPercent).toBe(100)
        },
      ),
    )
  })

  it('is near to nobody who is further behind than a choice is worth', () => {
    expect(answered(LAST_CHOSEN_TEST, [0, 0, 0, 0, 1, 0, 1, 0]).near?.result.key).toBeUndefined()
  })

  it('shows no share of 0 for what has a point', () => {
    const content = psytestOf(
      { type: 'weight', tie: 'first' },
      ['a', 'b'],
      [[{ a: 10 }], [{ a: 10 }], ...Array.from({ length: 28 }, () => [{ a: 10 }]), [{ b: 1 }]],
    )
    const { shares } = answered(
      content,
      content.questions.map(() => 0),
    )
    expect(shares.map(({ percent }) => percent)).toEqual([100, 1])
  })

  it('has a result even where nothing has points', () => {
    const content = psytestOf(
      { type: 'weight', tie: 'first' },
      ['a', 'b'],
      [
        [{}, { b: 1 }],
        [{}, {}],
      ],
    )
    expect(answered(content, [0, 0])).toMatchObject({ resultKey: 'a', shares: [], near: null })
  })
})

describe('range', () => {
  const sheet = (...points: number[]) =>
    Array.from({ length: 8 }, (_, at) => [0, 1, 2, 5].indexOf(points[at] ?? 0))

  it('takes the band that the points fall into', () => {
    expect(answered(RANGE_TEST, sheet(5, 2, 2))).toMatchObject({
      resultKey: 'low',
      points: { sum: 9, min: 0, max: 40 },
      near: { result: { key: 'middle' }, ownPercent: 51, nearPercent: 49 },
    })
    expect(answered(RANGE_TEST, sheet(5, 5))).toMatchObject({
      resultKey: 'middle',
      near: { result: { key: 'low' } },
    })
    expect(answered(RANGE_TEST, sheet(5, 5, 5, 5)).resultKey).toBe('high')
  })

  it('is near within 5 % of the span', () => {
    expect(answered(RANGE_TEST, sheet(5, 5, 1)).near?.result.key).toBe('low')
    expect(answered(RANGE_TEST, sheet(5, 5, 2)).near).toBeNull()
    expect(answered(RANGE_TEST, sheet()).near).toBeNull()
    expect(answered(RANGE_TEST, sheet(5, 5, 5, 5, 5, 5, 5, 5)).near).toBeNull()
  })

  it('is never near to a band that no answers lead to', () => {
    const bands = [
      { from: 0, to: 8 },
      { from: 9, to: 99 },
    ]
    const questions = Array.from({ length: 4 }, () => [{ points: 0 }, { points: 2 }])
    const content = psytestOf(RANGE_TEST.scoring, ['low', 'high'], questions, bands)
    expect(answered(content, [1, 1, 1, 1]).near).toBeNull()
  })
})

it('has no outcome where the content lacks the result', () => {
  const content = psytestOf(
    RANGE_TEST.scoring,
    ['low', 'high'],
    [[{ points: 0 }, { points: 9 }]],
    [
      { from: 0, to: 3 },
      { from: 5, to: 8 },
    ],
  )
  expect(psytest.outcome(content, { answers: [1] })).toBeNull()
})
