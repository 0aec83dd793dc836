// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { describeMatch, describeProblem, describeQuestion, describeScene } from './describe-stop'

describe('where a play waits', () => {
  it.each([
    [0, 15, '16강 1번째 경기에서 멈췄어요'],
    [7, 15, '16강 8번째 경기에서 멈췄어요'],
    [8, 15, '8강 1번째 경기에서 멈췄어요'],
    [14, 15, '결승에서 멈췄어요'],
    [15, 15, '결과만 남았어요'],
    // 24 in a round of 32: eight of them meet nobody first.
    [7, 23, '32강 8번째 경기에서 멈췄어요'],
    [8, 23, '16강 1번째 경기에서 멈췄어요'],
  ])('after %i of %i matches', (done, total, sentence) => {
    expect(describeMatch({ done, total })).toBe(sentence)
  })

  it('knows the parts of quizzes and of stories by their names', () => {
    expect(describeProblem({ done: 2, total: 8 })).toBe('3번째 문제에서 멈췄어요')
    expect(describeProblem({ done: 8, total: 8 })).toBe('결과만 남았어요')
    expect(describeScene({ done: 0, total: 4 })).toBe('첫 장면에서 멈췄어요')
    expect(describeScene({ done: 4, total: 4 })).toBe('결말만 남았어요')
  })

  it('counts questions from one', () => {
    expect(describeQuestion({ done: 6, total: 12 })).toBe('7번째 질문에서 멈췄어요')
    expect(describeQuestion({ done: 12, total: 12 })).toBe('결과만 남았어요')
  })
})
