import { AiNotice } from '@doran/story-reader'
import type { StoryPlayer } from '../story-player'
import type { PlayerState } from '../player-state'
import { BlockedCard } from './blocked-card'
import { BrokenCard } from './broken-card'

type HaltCardsProps = { state: PlayerState; player: StoryPlayer }

/** What stands in the story where the next turn would be, when it is not being told. */
export function HaltCards({ state, player }: HaltCardsProps) {
  const { phase, problem, isAgreeing } = state
  switch (phase.name) {
    case 'unsent':
    case 'lost':
    case 'failed':
      return (
        <BrokenCard
          sessionId={state.session.id}
          phase={phase}
          problem={problem}
          isBusy={isAgreeing}
          onRetry={() => player.retry()}
          onOffline={() => void player.goOnOffline()}
        />
      )
    case 'blocked':
      return <BlockedCard phase={phase} onDismiss={() => player.dismiss()} />
    case 'notice':
      return (
        <AiNotice
          isBusy={isAgreeing}
          problem={problem?.message ?? null}
          onAccept={() => void player.acceptNotice()}
          onOffline={() => void player.goOnOffline()}
          onLeave={() => player.dismiss()}
        />
      )
    default:
      return null
  }
}
