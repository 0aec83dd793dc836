import type { GameOutcome, ResultCard } from '@doran/contract'
import { Badge } from '@doran/ui'
import { ResultDetail } from './internal/view/result-detail'
import { ResultHead } from './internal/view/result-head'

export type ResultViewProps = {
  outcome: GameOutcome
  card: ResultCard
  /** Worked out in this browser, and not known to the server yet. */
  isProvisional?: boolean
}

/** A result without what can be done with it: its card, and how it came to be. */
export function ResultView({ outcome, card, isProvisional = false }: ResultViewProps) {
  return (
    <>
      {isProvisional && (
        <p role="status" className="mb-4 flex flex-wrap items-center gap-2 text-sm text-text-2">
          <Badge tone="info">임시 결과</Badge>
          아직 저장하지 못했어요. 연결되면 저장해요.
        </p>
      )}
      <ResultHead outcome={outcome} card={card} isMine />
      <ResultDetail outcome={outcome} />
    </>
  )
}
