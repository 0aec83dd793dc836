import type { QuizContent, QuizOutcome, ResultCard } from '@doran/contract'
import type { GameKindModule } from '../game-kind-module.js'
import { plainOptions } from '../plain-options.js'
import { checkQuiz } from './check.js'
import { compareQuizzes } from './compare.js'
import { withoutAnswers } from './outcome.js'
import type { QuizState } from './quiz-state.js'
import { quiz } from './quiz.js'

/** What reading a question and choosing takes at the very least. */
const MS_PER_ANSWER = 400

export const quizKind: GameKindModule<QuizContent, QuizState, QuizOutcome> = {
  play: quiz,
  isScored: () => false,
  check: checkQuiz,
  chooseOptions: plainOptions,
  card: cardOfQuiz,
  compare: compareQuizzes,
  tally: () => [],
  placements: () => [],
  forOthers: withoutAnswers,
  preview: ({ questions }) => questions[0]?.text ?? '',
  sizes: () => [],
  length: ({ questions }) => questions.length,
  resultCount: ({ bands }) => bands.length,
  shortestMs: ({ questions }) => questions.length * MS_PER_ANSWER,
}

function cardOfQuiz({ band, score, total }: QuizOutcome): ResultCard {
  return {
    title: band.title,
    line: band.line,
    picture: band.picture,
    bars: [
      {
        label: `${total}문제 중 ${score}개`,
        other: null,
        percent: Math.round((100 * score) / total),
      },
    ],
    podium: [],
    rows: [],
  }
}
