import type { BranchContent, BranchOutcome, ResultCard } from '@doran/contract'
import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'
import type { GameKindModule } from '../game-kind-module.js'
import { plainOptions } from '../plain-options.js'
import type { BranchState } from './branch-state.js'
import { branch } from './branch.js'
import { checkBranch } from './check.js'
import { compareBranches } from './compare.js'
import { withoutStory } from './outcome.js'

/** What glancing at a scene and choosing takes at the very least; the shortest way has so many. */
const MS_PER_SCENE = 800
const SCENES_TIMED = 3
const PREVIEW_LENGTH = 60
const AFTER_SENTENCE = new RegExp(`(?<=[${SENTENCE_MARKS}”’])\\s`, 'u')

export const branchKind: GameKindModule<BranchContent, BranchState, BranchOutcome> = {
  play: branch,
  isScored: () => false,
  check: checkBranch,
  chooseOptions: plainOptions,
  card: cardOfBranch,
  compare: compareBranches,
  tally: () => [],
  placements: () => [],
  forOthers: withoutStory,
  preview: firstSentence,
  sizes: () => [],
  length: ({ nodes }) => nodes.length,
  resultCount: ({ endings }) => endings.length,
  shortestMs: () => SCENES_TIMED * MS_PER_SCENE,
}

function cardOfBranch({ ending: { title, line, picture } }: BranchOutcome): ResultCard {
  return { title, line, picture, bars: [], podium: [], rows: [] }
}

function firstSentence({ start, nodes }: BranchContent): string {
  const text = nodes.find(({ key }) => key === start)?.text ?? ''
  const [sentence = ''] = text.split(AFTER_SENTENCE)
  return sentence.length <= PREVIEW_LENGTH ? sentence : `${sentence.slice(0, PREVIEW_LENGTH - 1)}…`
}
