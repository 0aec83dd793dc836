import type { GameOutcome } from '@doran/contract'
import { PsytestDetail } from './psytest-detail'
import { WorldcupDetail } from './worldcup-detail'

/** How a result came to be, and what it says. */
export function ResultDetail({ outcome }: { outcome: GameOutcome }) {
  return outcome.kind === 'psytest' ? (
    <PsytestDetail outcome={outcome} />
  ) : (
    <WorldcupDetail outcome={outcome} />
  )
}
