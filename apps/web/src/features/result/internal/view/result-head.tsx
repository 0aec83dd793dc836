import type { GameOutcome, ResultCard } from '@doran/contract'
import { RevealedCard } from './revealed-card'
import { ShareCard } from './share-card'

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
    outcome.kind === 'worldcup' ? `${outcome.champion.label}, 오늘의 우승` : card.title
  return (
    <RevealedCard>
      <ShareCard card={card} heading={heading} {...rest} />
    </RevealedCard>
  )
}
