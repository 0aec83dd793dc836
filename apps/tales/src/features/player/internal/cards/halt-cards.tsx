import {
  AiNotice,
  isReleased,
  nextPrice,
  priceOfKind,
  type ReaderState,
  type StoryReader,
} from '@doran/story-reader'
import { AsideCard } from './aside-card'
import { BlockedCard } from './blocked-card'
import { BrokenCard } from './broken-card'

type HaltCardsProps = { state: ReaderState; reader: StoryReader }

/** What stands in place of the next turn when it was not written. */
export function HaltCards({ state, reader }: HaltCardsProps) {
  const { phase, problem, isConfirming } = state
  switch (phase.name) {
    case 'unsent':
    case 'lost':
    case 'failed':
      return (
        <BrokenCard
          sessionId={state.session.id}
          phase={phase}
          problem={problem}
          isReleased={isReleased(state)}
          price={priceOfRetry(state)}
          isBusy={isConfirming}
          onRetry={() => reader.retry()}
          onOffline={() => void reader.continueOffline()}
        />
      )
    case 'blocked':
      return (
        <BlockedCard
          phase={phase}
          isReleased={isReleased(state)}
          onDismiss={() => reader.dismiss()}
        />
      )
    case 'aside':
      return <AsideCard phase={phase} />
    case 'notice':
      return (
        <AiNotice
          price={priceOfKind(nextPrice(state.session), phase.sent.kind)}
          isBusy={isConfirming}
          problem={problem?.message ?? null}
          onAccept={() => void reader.acceptNotice()}
          onOffline={() => void reader.continueOffline()}
          onLeave={() => reader.dismiss()}
        />
      )
    default:
      return null
  }
}

/** A lost turn is only read on; the others are sent once more. */
function priceOfRetry({ phase, session }: ReaderState): number | null {
  const kind =
    phase.name === 'unsent'
      ? phase.sent.kind
      : phase.name === 'failed'
        ? phase.turn.input?.kind
        : undefined
  return kind === undefined ? null : priceOfKind(nextPrice(session), kind)
}
