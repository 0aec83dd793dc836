import type { GameOutcome, ThemeCard } from '@doran/contract'
import { PsytestDetail } from './psytest-detail'
import { WorldcupDetail } from './worldcup-detail'

type ResultDetailProps = {
  outcome: GameOutcome
  /** The story that the result leads to, where it is known. */
  story?: ThemeCard | null
}

/** How a result came to be, and what it says. */
export function ResultDetail({ outcome, story = null }: ResultDetailProps) {
  return outcome.kind === 'psytest' ? (
    <PsytestDetail outcome={outcome} story={story} />
  ) : (
    <WorldcupDetail outcome={outcome} />
  )
}
