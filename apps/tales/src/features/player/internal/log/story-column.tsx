import { useRef } from 'react'
import {
  isHeld,
  nextPrice,
  priceOfKind,
  type ReaderPhase,
  type ReaderState,
  type StoryReader,
} from '@doran/story-reader'
import { HaltCards } from '../cards/halt-cards'
import { useScrollToTurn } from '../screen/use-scroll-to-turn'
import { ChoiceList } from './choice-list'
import { LeafFoot } from './leaf-foot'
import { OlderTurns } from './older-turns'
import { PendingTurn } from './pending-turn'
import { StoryTurn, sceneId } from './story-turn'

type StoryColumnProps = {
  state: ReaderState
  reader: StoryReader
  onChoose: (label: string) => void
  onUndo: () => void
}

export function StoryColumn({ state, reader, onChoose, onUndo }: StoryColumnProps) {
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
  const past = isLeafNow ? turns.slice(0, -1) : turns
  return (
    <div className="prose-ko flex flex-col gap-[2em] pt-6 pb-8">
      <OlderTurns
        hasOlder={state.previousCursor !== null}
        isLoading={state.isLoadingOlder}
        onLoad={() => void reader.loadOlder()}
      />
      {past.map((turn) => (
        <StoryTurn key={turn.id} turn={turn} cast={cast} theme={theme} />
      ))}
      {/* Tall enough that its head can stand at the window's head, so that nothing moves while it grows. */}
      <div
        ref={head}
        className={`flex flex-col gap-[1.6em] ${status === 'active' ? 'min-h-[calc(100dvh-10rem)]' : ''}`}
      >
        {isLeafNow && leaf && <StoryTurn turn={leaf} cast={cast} theme={theme} />}
        <PendingTurn sessionId={session.id} phase={phase} />
        <HaltCards state={state} reader={reader} />
        {isOpen && (
          <>
            <ChoiceList
              choices={leaf?.choices ?? []}
              price={priceOfKind(price, 'choice')}
              isDisabled={state.isUndoing || state.isConfirming}
              onChoose={onChoose}
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

/** Another one for every pending turn; empty while there is none. */
function pendingKeyOf(phase: ReaderPhase): string {
  if (phase.name === 'sending') return phase.sent.clientTurnId
  return phase.name === 'streaming' ? phase.turn.id : ''
}
