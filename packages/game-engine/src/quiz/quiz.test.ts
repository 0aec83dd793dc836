import type { PlayInput } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUIZ, quizOf, solved } from '../fixtures/quiz-content.js'
import { withoutAnswers } from './outcome.js'
import type { QuizState } from './quiz-state.js'
import { quiz } from './quiz.js'

const RIGHT = [0, 1, 2, 0, 1]
const sheets = fc.array(fc.nat(2), { minLength: 5, maxLength: 5 })

function answer(question: number, choice: number): PlayInput {
  return { type: 'answer', question, choice }
}

describe('answers', () => {
  it('are given in order, and stay', () => {
    const state: QuizState = { answers: [0, 1] }
    expect(quiz.reduce(QUIZ, state, answer(2, 1))).toEqual({ answers: [0, 1, 1] })
    for (const input of [
      answer(0, 1),
      answer(1, 1),
      answer(3, 0),
      answer(2, 3),
      answer(2, -1),
      answer(2, 0.5),
    ])
      expect(quiz.reduce(QUIZ, state, input)).toBeNull()
    expect(quiz.reduce(QUIZ, { answers: RIGHT }, answer(5, 0))).toBeNull()
    expect(quiz.reduce(QUIZ, { answers: RIGHT }, answer(4, 0))).toBeNull()
  })

  it('lead to a result with the last of them', () => {
    for (const count of [0, 1, 4])
      expect(quiz.outcome(QUIZ, { answers: RIGHT.slice(0, count) })).toBeNull()
    expect(quiz.outcome(QUIZ, { answers: RIGHT })).not.toBeNull()
    expect(quiz.progress(QUIZ, { answers: [0, 1] })).toEqual({ done: 2, total: 5 })
  })
})

describe('the score', () => {
  it('counts what is right, by any of the choices that are', () => {
    expect(solved(QUIZ, RIGHT).score).toBe(5)
    expect(solved(QUIZ, [0, 1, 2, 0, 2]).score).toBe(5)
    expect(solved(QUIZ, [0, 1, 2, 0, 0]).score).toBe(4)
    expect(solved(QUIZ, [1, 0, 0, 1, 0]).score).toBe(0)
  })

  it('leads to the band that holds it', () => {
    fc.assert(
      fc.property(sheets, (answers) => {
        const { score, total, band, resultKey, questions } = solved(QUIZ, answers)
        expect(questions.filter(({ isRight }) => isRight)).toHaveLength(score)
        expect(total).toBe(5)
        expect(band.from).toBeLessThanOrEqual(score)
        expect(band.to).toBeGreaterThanOrEqual(score)
        expect(resultKey).toBe(band.key)
      }),
    )
    const bands = [RIGHT, [0, 1, 2, 0, 0], [0, 1, 0, 1, 0], [0, 0, 0, 1, 0]]
    expect(bands.map((answers) => solved(QUIZ, answers).resultKey)).toEqual([
      'from-5',
      'from-2',
      'from-2',
      'from-0',
    ])
  })

  it('has no outcome where no band holds it', () => {
    const gap = quizOf([[0], [0], [0], [0]], [[0, 3]])
    expect(quiz.outcome(gap, { answers: [0, 0, 0, 0] })).toBeNull()
    expect(quiz.outcome(gap, { answers: [0, 0, 0, 1] })).not.toBeNull()
  })
})

describe('what is told of the answers', () => {
  it('is what was chosen, what would have been right, and why', () => {
    const [first, , , , last] = solved(QUIZ, [1, 1, 2, 0, 2]).questions
    expect(first).toEqual({
      text: '문제 0',
      isRight: false,
      answer: { chosen: '나', right: ['가'], explanation: '풀이 0' },
    })
    expect(last?.answer).toEqual({ chosen: '다', right: ['나', '다'], explanation: '풀이 4' })
  })

  it('is nothing for others than the player', () => {
    const outcome = solved(QUIZ, [1, 1, 2, 0, 2])
    const shown = withoutAnswers(outcome)
    expect(JSON.stringify(shown)).not.toMatch(/풀이|나"|다"/)
    expect(shown).toEqual({
      ...outcome,
      questions: outcome.questions.map(({ text, isRight }) => ({ text, isRight, answer: null })),
    })
  })
})

it('says which question is asked', () => {
  expect(quiz.announce(QUIZ, { answers: [0, 1] })).toBe('5문제 중 3번째: 문제 2')
  expect(quiz.announce(QUIZ, { answers: RIGHT })).toBe('모든 문제를 풀었어요.')
})
