import type { GameOutcome, ResultCard } from '@doran/contract'
import { ResultDetail } from './internal/view/result-detail'
import { ResultHead } from './internal/view/result-head'

export type ResultViewProps = {
  outcome: GameOutcome
  card: ResultCard
}

/** A result without what can be done with it: its card, and how it came to be. */
export function ResultView({ outcome, card }: ResultViewProps) {
  return (
    <>
      <ResultHead outcome={outcome} card={card} isMine />
      <ResultDetail outcome={outcome} />
    </>
  )
}
