import { haltMessage, isCare, type ReaderPhase } from '@doran/story-reader'
import { Button } from '@doran/ui'
import { CareCard } from './care-card'
import { RELEASED } from './released-words'

type BlockedCardProps = {
  phase: Extract<ReaderPhase, { name: 'blocked' }>
  /** Gems that the turn held went back. */
  isReleased: boolean
  onDismiss: () => void
}

/** A turn that was blocked: why, without blame, and the way back. */
export function BlockedCard({ phase, isReleased, onDismiss }: BlockedCardProps) {
  const message = haltMessage(phase.turn)
  if (isCare(phase)) return <CareCard message={message} onDismiss={onDismiss} />
  return (
    <section
      role="status"
      aria-label="쓰지 않은 장면"
      className="corner-card bg-surface-1 p-5 font-sans text-base"
    >
      <p className="prose-ko">
        {message}
        {isReleased && ` ${RELEASED}`}
      </p>
      <Button kind="secondary" className="mt-4" onClick={onDismiss}>
        이야기로 돌아가기
      </Button>
    </section>
  )
}
