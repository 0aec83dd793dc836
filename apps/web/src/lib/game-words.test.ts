// @vitest-environment node
import { expect, test } from 'vitest'
import { endingsMet, finishesLabel, stoppedAt } from './game-words'

test('a play waits at what comes next, and Korean has its own word for the first', () => {
  expect(stoppedAt('psytest', { done: 6, total: 9 })).toBe('7번째 질문에서 멈췄어요')
  expect(stoppedAt('worldcup', { done: 0, total: 9 })).toBe('첫 번째 경기에서 멈췄어요')
  expect(stoppedAt('branch', { done: 0, total: 9 })).toBe('첫 장면에서 멈췄어요')
})

test('finishes that are too few have no words', () => {
  expect(finishesLabel({ finishes: null })).toBeNull()
  expect(finishesLabel({ finishes: 1200 })).toBe('1,200번 했어요')
})

test.each([
  [0, '결말 5개가 기다리고 있어요'],
  [2, '결말 5개 중 2개를 만났어요'],
  [5, '결말 5개를 모두 만났어요'],
])('endings that were met: %i', (met, words) => {
  expect(endingsMet(met, 5)).toBe(words)
})
