import { useRef } from 'react'
import type { StoryPlayer } from '../story-player'
import type { PlayerState } from '../story-player-state'
import { ChoiceList } from './choice-list'
import { FirstActions } from './first-actions'
import { HaltCards } from './halt-cards'
import { LeafFoot } from './leaf-foot'
import { OlderTurns } from './older-turns'
import { isTelling } from './player-phase'
import { Telling } from './telling'
import { ToldTurn, sceneId } from './told-turn'
import { useFollowScroll } from './use-follow-scroll'

type StoryColumnProps = {
  state: PlayerState
  player: StoryPlayer
  onChoose: (label: string) => void
}

export function StoryColumn({ state, player, onChoose }: StoryColumnProps) {
  const { turns, phase, session } = state
  const live = useRef<HTMLDivElement>(null)
  const leaf = turns.at(-1)
  useFollowScroll(live, {
    growth: `${phase.name} ${phase.name === 'streaming' ? phase.text.length : 0}`,
    oldestScene: sceneId({ index: turns[0]?.index ?? 0 }),
    newestScene: sceneId({ index: leaf?.index ?? 0 }),
  })
  // After a lost line the turn may still be told, and the notice asks first.
  const isHeld = isTelling(phase) || phase.name === 'lost' || phase.name === 'notice'
  const isOpen = !isHeld && session.status === 'active'
  return (
    <div className="prose-ko flex flex-col gap-[2em] pt-6 pb-8">
      <OlderTurns
        hasOlder={state.previousCursor !== null}
        isLoading={state.isLoadingOlder}
        onLoad={() => void player.loadOlder()}
      />
      {turns.map((turn) => (
        <ToldTurn key={turn.id} turn={turn} cast={session.cast} />
      ))}
      {isOpen && (
        <LeafFoot leaf={leaf} isUndoing={state.isUndoing} onUndo={() => void player.undo()} />
      )}
      <div ref={live} className="empty:hidden">
        <Telling sessionId={session.id} phase={phase} />
        <HaltCards state={state} player={player} />
      </div>
      {isOpen && (
        <>
          <ChoiceList
            choices={leaf?.choices ?? []}
            isDisabled={state.isUndoing}
            onChoose={onChoose}
          />
          {session.turnCount === 0 && <FirstActions actions={session.firstActions} />}
        </>
      )}
    </div>
  )
}
