import { useRef } from 'react'
import { Button } from '@doran/ui'
import type { StoryPlayer } from '../story-player'
import type { PlayerState } from '../story-player-state'
import { BrokenCard } from './broken-card'
import { CareCard } from './care-card'
import { ChoiceList } from './choice-list'
import { FirstActions } from './first-actions'
import { OlderTurns } from './older-turns'
import { isTelling } from './player-phase'
import { Telling } from './telling'
import { ToldTurn, sceneId } from './told-turn'
import { useFollowScroll } from './use-follow-scroll'

const NARRATOR = 'AI 모델 없이, 미리 쓴 장면을 이어요'

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
  // After a lost line the turn may still be told: first it is taken up again.
  const isOpen = !isTelling(phase) && phase.name !== 'lost' && session.status === 'active'
  return (
    <div className="prose-ko flex flex-col gap-[2em] pt-6 pb-8">
      <OlderTurns
        hasOlder={state.previousCursor !== null}
        isLoading={state.isLoadingOlder}
        onLoad={() => void player.loadOlder()}
      />
      {turns.map((turn) => (
        <ToldTurn key={turn.id} turn={turn} />
      ))}
      <div ref={live} className="empty:hidden">
        <Telling phase={phase} />
        <BrokenCard phase={phase} problem={state.problem} onRetry={() => player.retry()} />
        {phase.name === 'blocked' && (
          <CareCard message={phase.message} onDismiss={() => player.dismiss()} />
        )}
      </div>
      {isOpen && (
        <>
          <LeafFoot
            canUndo={leaf?.parentId !== null}
            isUndoing={state.isUndoing}
            onUndo={() => void player.undo()}
          />
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

type LeafFootProps = { canUndo: boolean; isUndoing: boolean; onUndo: () => void }

function LeafFoot({ canUndo, isUndoing, onUndo }: LeafFootProps) {
  return (
    <div className="-my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 font-sans text-sm text-text-3">
      <p>
        <span className="font-semibold text-text-2">오프라인 내레이터</span> · {NARRATOR}
      </p>
      {canUndo && (
        <Button
          kind="quiet"
          className="-mr-3 ml-auto px-3 text-sm"
          isBusy={isUndoing}
          onClick={onUndo}
        >
          되돌리기
        </Button>
      )}
    </div>
  )
}
