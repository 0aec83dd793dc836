// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { describeMatch, describeQuestion } from './describe-stop'

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

  it('counts questions from one', () => {
    expect(describeQuestion({ done: 6, total: 12 })).toBe('7번째 질문에서 멈췄어요')
    expect(describeQuestion({ done: 12, total: 12 })).toBe('결과만 남았어요')
  })
})
