import { STORY_SESSION_MESSAGES } from '@doran/contract/story-session/copy'
import type { StoryPlayer } from '../story-player'
import type { PlayerState } from '../player-state'
import { Composer } from './composer'
import { ComposerNotice } from './composer-notice'
import { MoreByModel } from './more-by-model'
import { nextTellerWords } from './narrator-words'
import { isTelling } from './player-phase'
import { TellingButton } from './telling-button'

type PlayerFootProps = {
  state: PlayerState
  player: StoryPlayer
  notice: string | null
}

/** What stands below the story: the box, what went wrong, and who tells next. */
export function PlayerFoot({ state, player, notice }: PlayerFootProps) {
  const { session, phase } = state
  const isNow = isTelling(phase)
  return (
    <>
      <ComposerNotice message={notice} />
      {session.status === 'locked' && !isNow && (
        <p className="prose-ko font-sans text-base">{STORY_SESSION_MESSAGES.STORY_LOCKED}</p>
      )}
      {(session.status === 'active' || isNow) && (
        <>
          <NextTeller words={isNow ? null : nextTellerWords(session, state.turns.at(-1))} />
          {!isNow && <MoreByModel session={session} />}
          <Composer
            sessionId={session.id}
            isTelling={isNow}
            tellingButton={<TellingButton state={state} player={player} />}
            started={state.started}
            returned={state.returned}
            onSend={(kind, text) => player.send(kind, text)}
          />
        </>
      )}
    </>
  )
}

function NextTeller({ words }: { words: string | null }) {
  return (
    <p role="status" className="prose-ko mb-2 font-sans text-sm text-text-2 empty:hidden">
      {words}
    </p>
  )
}
