import { expect, it } from 'vitest'
import { answered } from '../fixtures/play-all.js'
import {
  AXIS_TEST,
  LAST_CHOSEN_TEST,
  RANGE_TEST,
  WEIGHT_TEST,
} from '../fixtures/psytest-content.js'
import { comparePsytests } from './compare.js'

it('takes the mean distance of the leanings', () => {
  const a = answered(AXIS_TEST, [0, 0, 0, 0, 0, 1, 1, 1, 1])
  const b = answered(AXIS_TEST, [0, 0, 0, 1, 1, 0, 1, 1, 1])
  const likeness = comparePsytests(a, b)
  expect(likeness?.percent).toBe(89)
  expect(likeness?.rows).toEqual([
    { label: '결과', a: '결과 fnl', b: '결과 fdl', isSame: false },
    { label: '시작', a: '불꽃 100%', b: '불꽃 100%', isSame: true },
    { label: '말', a: '귀 100%', b: '귀 100%', isSame: true },
    { label: '거리', a: '곁 67%', b: '한 걸음 67%', isSame: false },
  ])
})

it('takes two on both sides of the middle for the same', () => {
  const a = answered(AXIS_TEST, [0, 0, 0, 0, 0, 0, 0, 0, 0])
  const leaning = (leftPercent: number) => ({
    ...a,
    axes: a.axes.map((axis) => ({ ...axis, leftPercent })),
  })
  const rows = (left: number, right: number) =>
    comparePsytests(leaning(left), leaning(right))
      ?.rows.slice(1)
      .map(({ isSame }) => isSame)
  expect(rows(52, 45)).toEqual([true, true, true])
  expect(rows(60, 40)).toEqual([false, false, false])
})

it('is 0 for opposites and 100 for the same', () => {
  const all = (choice: number) =>
    answered(
      AXIS_TEST,
      AXIS_TEST.questions.map(() => choice),
    )
  expect(comparePsytests(all(0), all(1))?.percent).toBe(0)
  expect(comparePsytests(all(1), all(1))?.percent).toBe(100)
})

it('takes what the shares have in common', () => {
  const a = answered(WEIGHT_TEST, [0, 2, 0, 1, 1, 0])
  const b = answered(WEIGHT_TEST, [0, 2, 0, 1, 0, 2])
  expect(a.shares.map(({ resultKey, percent }) => [resultKey, percent])).toEqual([
    ['d', 50],
    ['b', 33],
    ['f', 17],
  ])
  expect(b.shares.map(({ resultKey, percent }) => [resultKey, percent])).toEqual([
    ['d', 33],
    ['f', 33],
    ['b', 17],
    ['e', 17],
  ])
  const likeness = comparePsytests(a, b)
  expect(likeness?.percent).toBe(33 + 17 + 17)
  expect(likeness?.rows).toEqual([
    { label: '결과', a: '결과 d', b: '결과 d', isSame: true },
    { label: '결과 d', a: '50%', b: '33%', isSame: true },
    { label: '결과 b', a: '33%', b: '17%', isSame: true },
    { label: '결과 f', a: '17%', b: '33%', isSame: true },
    { label: '결과 e', a: '없어요', b: '17%', isSame: false },
  ])
  expect(likeness).toEqual({ ...comparePsytests(b, a), rows: likeness?.rows })
})

it('shows at most five rows, what both share most first, and is 100 for the same shares', () => {
  const a = answered(LAST_CHOSEN_TEST, [0, 1, 2, 3, 0, 1, 2, 3])
  const b = answered(LAST_CHOSEN_TEST, [0, 0, 0, 0, 0, 0, 0, 0])
  const rows = comparePsytests(a, b)?.rows ?? []
  expect(rows).toHaveLength(5)
  const both = rows.slice(1).map((row) => Math.min(numberOf(row.a), numberOf(row.b)))
  expect(both).toEqual(both.toSorted((one, other) => other - one))
  expect(both[0]).toBeGreaterThan(0)
  const shares = ['a', 'b', 'c'].map((key) => ({ resultKey: key, title: key, percent: 34 }))
  expect(comparePsytests({ ...a, shares }, { ...a, shares })?.percent).toBe(100)
})

function numberOf(words: string): number {
  return words === '없어요' ? 0 : Number(words.replace('%', ''))
}

it('takes the distance of the points', () => {
  const of = (choice: number) =>
    answered(
      RANGE_TEST,
      RANGE_TEST.questions.map(() => choice),
    )
  expect(comparePsytests(of(1), of(2))).toMatchObject({
    percent: 80,
    rows: [{ label: '결과' }, { label: '점수', a: '8점', b: '16점', isSame: false }],
  })
})

it('is nothing for tests that are scored in different ways', () => {
  const axis = answered(
    AXIS_TEST,
    AXIS_TEST.questions.map(() => 0),
  )
  const weight = answered(
    WEIGHT_TEST,
    WEIGHT_TEST.questions.map(() => 0),
  )
  expect(comparePsytests(axis, weight)).toBeNull()
  expect(comparePsytests(axis, { ...axis, axes: axis.axes.slice(1) })).toBeNull()
})
