import { STORY_SESSION_MESSAGES } from '@doran/contract/story-session/copy'
import { isPending, nextPrice, type ReaderState, type StoryReader } from '@doran/story-reader'
import { nextNarratorLabel } from '../narrator/narrator-labels'
import { Composer } from './composer'
import { ComposerNotice } from '../draft/composer-notice'
import { MoreByModel } from './more-by-model'
import { TurnButton } from './turn-button'

/** Answered in every first scene, and offered by none. */
const EXAMPLES = [
  '제자리에서 한 바퀴 돌아본다',
  '“여기가 어디예요?” 하고 묻는다',
  '아무 말 없이 잠깐 기다린다',
] as const

type PlayerFootProps = {
  state: ReaderState
  reader: StoryReader
  notice: string | null
  onSkip: () => void
}

/** Below the story: the box, what went wrong, and who writes next. */
export function PlayerFoot({ state, reader, notice, onSkip }: PlayerFootProps) {
  const { session, phase } = state
  const isNow = isPending(phase)
  return (
    <>
      <ComposerNotice message={notice} />
      {session.status === 'locked' && !isNow && (
        <p className="prose-ko font-sans text-base">{STORY_SESSION_MESSAGES.STORY_LOCKED}</p>
      )}
      {(session.status === 'active' || isNow) && (
        <>
          <NextNarrator label={isNow ? null : nextNarratorLabel(session, state.turns.at(-1))} />
          {!isNow && <MoreByModel session={session} />}
          <Composer
            sessionId={session.id}
            isPending={isNow}
            canNarrate={session.narrator !== 'offline'}
            price={nextPrice(session)}
            examples={session.turnCount === 0 ? EXAMPLES : []}
            turnButton={<TurnButton state={state} reader={reader} onSkip={onSkip} />}
            acknowledged={state.acknowledged}
            returned={state.returned}
            onSend={(kind, text) => reader.send(kind, text)}
          />
        </>
      )}
    </>
  )
}

function NextNarrator({ label }: { label: string | null }) {
  return (
    <p role="status" className="prose-ko mb-2 font-sans text-sm text-text-2 empty:hidden">
      {label}
    </p>
  )
}
