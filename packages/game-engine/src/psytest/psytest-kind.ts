import type { PsytestContent, PsytestOutcome } from '@doran/contract'
import type { GameKindModule } from '../game-kind-module.js'
import { plainOptions } from '../plain-options.js'
import { cardOfPsytest } from './card.js'
import { checkPsytest } from './check.js'
import { comparePsytests } from './compare.js'
import type { PsytestState } from './psytest-state.js'
import { psytest } from './psytest.js'

/** What reading a question and choosing takes at the very least. */
const MS_PER_ANSWER = 400

export const psytestKind: GameKindModule<PsytestContent, PsytestState, PsytestOutcome> = {
  play: psytest,
  isScored: () => false,
  check: checkPsytest,
  chooseOptions: plainOptions,
  card: cardOfPsytest,
  compare: comparePsytests,
  tally: () => [],
  placements: () => [],
  forOthers: (outcome) => outcome,
  preview: (content) => content.questions[0]?.text ?? '',
  sizes: () => [],
  length: (content) => content.questions.length,
  resultCount: (content) => content.results.length,
  shortestMs: (content) => content.questions.length * MS_PER_ANSWER,
}
