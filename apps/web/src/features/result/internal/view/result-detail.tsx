import type { GameOutcome, ThemeCard } from '@doran/contract'
import { BranchDetail, type StoryResult } from './branch-detail'
import { PsytestDetail } from './psytest-detail'
import { QuizDetail } from './quiz-detail'
import { TierDetail } from './tier-detail'
import { TomatoDetail } from './tomato-detail'
import { WorldcupDetail } from './worldcup-detail'

type ResultDetailProps = {
  outcome: GameOutcome
  /** The story that the result leads to, where it is known. */
  story?: ThemeCard | null
  /** Of the results of branching stories that have a page of their own. */
  storyResult?: StoryResult | null
}

/** How a result came to be, and what it says. */
export function ResultDetail({ outcome, story = null, storyResult = null }: ResultDetailProps) {
  switch (outcome.kind) {
    case 'psytest':
      return <PsytestDetail outcome={outcome} story={story} />
    case 'worldcup':
      return <WorldcupDetail outcome={outcome} />
    case 'tier':
      return <TierDetail outcome={outcome} />
    case 'quiz':
      return <QuizDetail outcome={outcome} />
    case 'tomato':
      return <TomatoDetail outcome={outcome} />
    case 'branch':
      return <BranchDetail outcome={outcome} result={storyResult} />
  }
}
