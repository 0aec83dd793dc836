import type { PlayInput, PsytestContent, PsytestOutcome } from '@doran/contract'
import type { GamePlay } from '../game-kind-module.js'
import { psytestOutcome } from './outcome.js'
import type { PsytestState } from './psytest-state.js'

export const psytest: GamePlay<PsytestContent, PsytestState, PsytestOutcome> = {
  init: () => ({ answers: [] }),
  reduce,
  progress: (content, { answers }) => ({ done: answers.length, total: content.questions.length }),
  outcome: (content, { answers }) => psytestOutcome(content, answers),
  announce(content, { answers }) {
    const question = content.questions[answers.length]
    if (question === undefined) return '모든 질문에 답했어요.'
    return `질문 ${content.questions.length}개 중 ${answers.length + 1}번째: ${question.text}`
  },
}

/** A question may be answered anew; nobody gets to one before all before it are answered. */
function reduce(
  content: PsytestContent,
  { answers }: PsytestState,
  input: PlayInput,
): PsytestState | null {
  if (input.type !== 'answer' || input.question > answers.length) return null
  if (content.questions[input.question]?.choices[input.choice] === undefined) return null
  const before = answers.slice(0, input.question)
  return { answers: [...before, input.choice, ...answers.slice(input.question + 1)] }
}
