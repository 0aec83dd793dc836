import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUIZ, solved } from '../fixtures/quiz-content.js'
import { compareQuizzes } from './compare.js'

/** What is right of the five questions: `+` is. */
function result(marks: string, content = QUIZ) {
  return solved(
    content,
    content.questions.map(({ right }, at) =>
      marks.charAt(at) === '+'
        ? (right[0] ?? 0)
        : [0, 1, 2].findIndex((one) => !right.includes(one)),
    ),
  )
}

const likeness = (a: string, b: string) => compareQuizzes(result(a), result(b))

describe('likeness', () => {
  it('is how many questions both got right, or both wrong', () => {
    expect(likeness('++---', '++---')?.percent).toBe(100)
    expect(likeness('+++++', '-----')?.percent).toBe(0)
    expect(likeness('++---', '+-+--')?.percent).toBe(60)
  })

  it('shows both scores, then what the two answered differently', () => {
    expect(likeness('++---', '+-+--')?.rows).toEqual([
      { label: '점수', a: '5문제 중 2개', b: '5문제 중 2개', isSame: true },
      { label: '문제 1', a: '맞혔어요', b: '틀렸어요', isSame: false },
      { label: '문제 2', a: '틀렸어요', b: '맞혔어요', isSame: false },
      { label: '문제 0', a: '맞혔어요', b: '맞혔어요', isSame: true },
      { label: '문제 3', a: '틀렸어요', b: '틀렸어요', isSame: true },
    ])
  })

  it('is null for quizzes of different questions', () => {
    const other = result('+++++')
    const questions = other.questions.map((question) => ({
      ...question,
      text: `다른 ${question.text}`,
    }))
    expect(compareQuizzes(result('+++++'), { ...other, questions })).toBeNull()
  })

  it('pairs questions of the same words in their order', () => {
    const same = {
      ...QUIZ,
      questions: QUIZ.questions.map((each) => ({ ...each, text: '무엇일까요?' })),
    }
    expect(compareQuizzes(result('+-+--', same), result('+-+--', same))?.percent).toBe(100)
    expect(compareQuizzes(result('+-+--', same), result('-++--', same))?.percent).toBe(60)
  })

  it('is the same from both sides, in percent and words', () => {
    const marks = fc.array(fc.constantFrom('+', '-'), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(marks, marks, (one, other) => {
        const [a, b] = [result(one.join('')), result(other.join(''))]
        const [from, back] = [compareQuizzes(a, b), compareQuizzes(b, a)]
        expect(from?.percent).toBe(back?.percent)
        expect(from?.sentence).toBe(back?.sentence)
        expect(from?.sentence).toMatch(/^[^!…{}]+[요죠]\.$/u)
        expect(from?.rows).toHaveLength(5)
      }),
    )
  })
})

it.each([
  ['all right in both', '+++++', '+++++', /둘 다 하나도 놓치지/],
  ['all right together', '+++--', '--+++', /둘이 같이 풀었다면 만점/],
  ['all right in one, who needs no help', '+++++', '+----', /4개|4문제/],
  ['the same right and wrong', '++---', '++---', /똑같아요/],
  ['some different', '++---', '+-+--', /2개|2문제/],
])('says what is true of the two: %s', (_what, a, b, words) => {
  expect(likeness(a, b)?.sentence).toMatch(words)
  expect(likeness(b, a)?.sentence).toMatch(words)
})
