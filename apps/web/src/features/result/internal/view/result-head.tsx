import type { GameOutcome, ResultCard } from '@doran/contract'
import { RevealedCard } from './revealed-card'
import { ShareCard } from './share-card'
import { TierRows } from './tier-rows'

type ResultHeadProps = {
  outcome: GameOutcome
  card: ResultCard
  gameTitle?: string
  playerName?: string | null
  isMine?: boolean
}

/** The card that is shared; it turns over once where the player has just finished. */
export function ResultHead({ outcome, card, ...rest }: ResultHeadProps) {
  const heading =
    outcome.kind === 'worldcup' ? `오늘의 우승은 ${outcome.champion.label}` : card.title
  return (
    <RevealedCard>
      <ShareCard
        card={card}
        heading={heading}
        board={outcome.kind === 'tier' && <TierRows outcome={outcome} />}
        {...rest}
      />
    </RevealedCard>
  )
}
