import { useCallback, useMemo, useRef } from 'react'
import type { Choice, Turn } from '@doran/contract'
import {
  isHeld,
  nextPrice,
  priceOfKind,
  type ReaderPhase,
  type ReaderState,
  type StoryReader,
} from '@doran/story-reader'
import { TurnActs } from '../acts/turn-acts'
import { HaltCards } from '../cards/halt-cards'
import type { OpenPanel } from '../panel-parts/player-panel'
import { sceneId } from '../scene/scene-id'
import { useScrollToTurn } from '../screen/use-scroll-to-turn'
import { ChoiceList } from './choice-list'
import { LeafFoot } from './leaf-foot'
import { OlderTurns } from './older-turns'
import { PastTurns } from './past-turns'
import { PendingTurn } from './pending-turn'
import { StoryOrigin } from './story-origin'
import { StoryTurn } from './story-turn'

type StoryColumnProps = {
  state: ReaderState
  reader: StoryReader
  onChoose: (label: string) => void
  onUndo: () => void
  onOpen: OpenPanel
}

export function StoryColumn({ state, reader, onChoose, onUndo, onOpen }: StoryColumnProps) {
  const { turns, phase, session } = state
  const { cast, theme, status } = session
  const head = useRef<HTMLDivElement>(null)
  const leaf = turns.at(-1)
  useScrollToTurn(head, {
    pendingKey: pendingKeyOf(phase),
    isOwn: phase.name === 'sending',
    oldestScene: sceneId({ index: turns[0]?.index ?? 0 }),
  })
  const isOpen = !isHeld(phase) && status === 'active'
  const price = nextPrice(session)
  const isLeafNow = phase.name === 'idle' || phase.name === 'shortage' || phase.name === 'aside'
  // What the scene had not offered is done by its words.
  const choose = useCallback(
    (label: string) => {
      if (leaf?.choices.some((choice) => choice.label === label)) onChoose(label)
      else reader.send('do', label)
    },
    [leaf, onChoose, reader],
  )
  const end = isLeafNow ? -1 : turns.length
  const past = useMemo(() => turns.slice(0, end), [turns, end])
  return (
    <div className="prose-ko flex flex-col gap-[2em] pt-6 pb-8">
      <OlderTurns
        hasOlder={state.previousCursor !== null}
        isLoading={state.isLoadingOlder}
        onLoad={() => void reader.loadOlder()}
      />
      {state.previousCursor === null && (
        <StoryOrigin origin={session.origin} parent={session.parent} />
      )}
      <PastTurns turns={past} cast={cast} theme={theme} onOpen={onOpen} />
      {/* Tall enough that its head can stand at the window's head, so that nothing moves while it grows. */}
      <div
        ref={head}
        className={`flex flex-col gap-[1.6em] ${status === 'active' ? 'min-h-[calc(100dvh-10rem)]' : ''}`}
      >
        {isLeafNow && leaf && (
          <>
            <StoryTurn turn={leaf} cast={cast} theme={theme} />
            <TurnActs
              leaf={leaf}
              session={session}
              isBusy={state.isUndoing || state.isConfirming}
              reader={reader}
              onOpen={onOpen}
            />
          </>
        )}
        <PendingTurn sessionId={session.id} phase={phase} />
        <HaltCards state={state} reader={reader} />
        {isOpen && (
          <>
            <ChoiceList
              choices={offeredIn(phase, leaf)}
              price={priceOfKind(price, 'choice')}
              isDisabled={state.isUndoing || state.isConfirming}
              onChoose={choose}
            />
            <LeafFoot
              leaf={leaf}
              isUndoing={state.isUndoing}
              onUndo={onUndo}
              onTakeBack={() => void reader.takeBack()}
            />
          </>
        )}
      </div>
    </div>
  )
}

/** Where a line was not understood, what it may have meant; else what the last scene offers. */
function offeredIn(phase: ReaderPhase, leaf: Turn | undefined): readonly Choice[] {
  const isUnheard = phase.name === 'aside' && phase.turn.halt !== 'outside'
  return isUnheard && phase.turn.choices.length > 0 ? phase.turn.choices : (leaf?.choices ?? [])
}

/** Another one for every pending turn; empty while there is none. */
function pendingKeyOf(phase: ReaderPhase): string {
  if (phase.name === 'sending') return phase.sent.clientTurnId
  return phase.name === 'streaming' ? phase.turn.id : ''
}
