import type { PlayInput, QuizContent, QuizOutcome } from '@doran/contract'
import type { GamePlay } from '../game-kind-module.js'
import { quizOutcome } from './outcome.js'
import type { QuizState } from './quiz-state.js'

export const quiz: GamePlay<QuizContent, QuizState, QuizOutcome> = {
  init: () => ({ answers: [] }),
  reduce,
  progress: ({ questions }, { answers }) => ({ done: answers.length, total: questions.length }),
  outcome: (content, { answers }) => quizOutcome(content, answers),
  announce({ questions }, { answers }) {
    const question = questions[answers.length]
    if (question === undefined) return '모든 문제를 풀었어요.'
    return `${questions.length}문제 중 ${answers.length + 1}번째: ${question.text}`
  },
}

/** In order, and once: what is right is told right after. */
function reduce({ questions }: QuizContent, { answers }: QuizState, input: PlayInput) {
  if (input.type !== 'answer' || input.question !== answers.length) return null
  if (questions[input.question]?.choices[input.choice] === undefined) return null
  return { answers: [...answers, input.choice] }
}
