import { useState } from 'react'
import type { StorySession, Turn } from '@doran/contract'
import type { StoryReader } from '@doran/story-reader'
import { IconButton } from '@doran/ui'
import { useHasKoreanVoice } from '../listen/korean-voice'
import { SceneListening } from '../listen/scene-listening'
import type { OpenPanel } from '../panel-parts/player-panel'
import { ActButton } from '../act-button/act-button'
import { FeedbackActs } from './feedback-acts'
import { RememberAct } from './remember-act'
import { RetellActs } from './retell-acts'

type TurnActsProps = {
  leaf: Turn
  session: StorySession
  isBusy: boolean
  reader: StoryReader
  onOpen: OpenPanel
}

const QUIET = 'text-text-3! [&_svg]:size-5'

/** Below the last scene: what can be done about it. */
export function TurnActs({ leaf, session, isBusy, reader, onOpen }: TurnActsProps) {
  const canListen = useHasKoreanVoice()
  const [heardId, setHeardId] = useState('')
  const isHeard = heardId === leaf.id
  const canEdit = leaf.parentId !== null && session.status !== 'locked'
  return (
    <>
      <div
        role="group"
        aria-label="이 장면"
        className="-mx-3 -my-[0.6em] flex flex-wrap items-center font-sans text-base text-text-3"
      >
        <RetellActs leaf={leaf} session={session} isBusy={isBusy} reader={reader} onOpen={onOpen} />
        <div className="flex items-center">
          {canEdit && (
            <IconButton
              icon="write"
              label="고치기"
              aria-haspopup="dialog"
              className={QUIET}
              onClick={() => onOpen({ name: 'edit', turn: leaf })}
            />
          )}
          <RememberAct turn={leaf} onOpen={onOpen} />
          {canListen && (
            <ActButton
              icon="listen"
              label="듣기"
              isPressed={isHeard}
              onClick={() => setHeardId(isHeard ? '' : leaf.id)}
            />
          )}
          <FeedbackActs turn={leaf} onOpen={onOpen} />
          <IconButton
            icon="more"
            label="이 장면 메뉴"
            aria-haspopup="dialog"
            className={QUIET}
            onClick={() => onOpen({ name: 'scene', turn: leaf })}
          />
        </div>
      </div>
      {isHeard && canListen && (
        <SceneListening key={leaf.id} text={leaf.output} onClose={() => setHeardId('')} />
      )}
    </>
  )
}
