import type { QuizContent } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { QUIZ, quizOf } from '../fixtures/quiz-content.js'
import { checkQuiz } from './check.js'

const rights = [[0], [1], [2], [0]]
const banded = (...bands: [from: number, to: number][]) => checkQuiz(quizOf(rights, bands))
const asked = (...right: number[]) => checkQuiz(quizOf([right, ...rights.slice(1)], [[0, 4]]))

function withChoices(content: QuizContent, choices: string[]): QuizContent {
  return { ...content, questions: content.questions.map((question) => ({ ...question, choices })) }
}

it('finds nothing wrong with a quiz as it is', () => {
  expect(checkQuiz(QUIZ)).toEqual([])
  expect(banded([0, 4])).toEqual([])
  expect(asked(0, 2)).toEqual([])
})

describe('finds', () => {
  it('bands that leave gaps, overlap, are empty, or do not go to the ends', () => {
    expect(banded([0, 1], [3, 4])).toEqual(['bands: 0 hold 2'])
    expect(banded([0, 2], [2, 4])).toEqual(['bands: 2 hold 2'])
    expect(banded([1, 4])).toEqual(['bands: 0 hold 0'])
    expect(banded([0, 3])).toEqual(['bands: 0 hold 4'])
    expect(banded([0, 4], [3, 2])).toEqual(['bands.from-3: no score leads to it'])
    expect(banded([0, 4], [5, 9])).toEqual(['bands.from-5: no score leads to it'])
  })

  it('bands of one key', () => {
    expect(banded([0, 1], [0, 4])).toContain('bands: the key from-0 stands twice')
  })

  it('right choices that are not there, stand twice, or are all there are', () => {
    expect(asked(0, 3)).toEqual(['questions.0: there is no choice 3'])
    expect(asked(0, 1, 2)).toEqual(['questions.0: every choice is right'])
    expect(asked(0, 1, 3)).toEqual(['questions.0: there is no choice 3'])
    expect(asked(1, 1)).toEqual(['questions.0: the choice 1 is right twice'])
  })

  it('choices that say the same', () => {
    const problems = checkQuiz(withChoices(quizOf(rights, [[0, 4]]), ['가', ' 가', '나']))
    expect(problems[0]).toBe('questions.0: the choice “가” stands twice')
    expect(problems).toHaveLength(4)
  })
})
