import { useRef } from 'react'
import type { Turn } from '@doran/contract'
import { ReadFailed, sceneName } from '@doran/site/core'
import { RenderedProse } from '@doran/story-reader'
import { Button, Skeleton } from '@doran/ui'
import { SentLine } from '../scene/sent-line'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { useBranch } from '../panel-parts/use-branch'
import { useScenesAround } from './use-scenes-around'

/** Scenes that the story has not loaded, around one of them. */
export function ReadSheet({ index, ...panel }: PanelProps & { index: number }) {
  const { isOpen, onClose, state } = panel
  const { id, leafTurnId, turnCount, status } = state.session
  const { reading, turns } = useScenesAround({
    sessionUuid: id,
    leafTurnId,
    leafIndex: turnCount,
    index,
  })
  const branching = useBranch()
  const hasCome = useRef(false)
  // Once, when the scenes have come; pages that come later move nothing.
  const come = (scene: HTMLElement | null) => {
    if (!scene || hasCome.current) return
    hasCome.current = true
    scene.scrollIntoView({ block: 'start' })
    scene.focus({ preventScroll: true })
  }
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title="지난 장면 읽기" width="wide">
      {!turns && reading.isError && (
        <ReadFailed title="장면을 불러오지 못했어요." reading={reading} level={3} />
      )}
      {!turns && !reading.isError && <Skeleton shape="card" className="h-60" />}
      {turns && (
        <div className="mx-auto flex max-w-story flex-col gap-8">
          {reading.hasPreviousPage && (
            <Button
              kind="secondary"
              isBusy={reading.isFetchingPreviousPage}
              onClick={() => void reading.fetchPreviousPage()}
            >
              앞 장면 더 보기
            </Button>
          )}
          {turns.map((turn) => (
            <ReadScene
              key={turn.id}
              turn={turn}
              sceneRef={turn.index === index ? come : null}
              canBranch={status !== 'locked'}
              isBusy={branching.isBusy}
              onBranch={() => branching.branch(id, turn.id)}
            />
          ))}
          {reading.hasNextPage && (
            <Button
              kind="secondary"
              isBusy={reading.isFetchingNextPage}
              onClick={() => void reading.fetchNextPage()}
            >
              다음 장면 더 보기
            </Button>
          )}
        </div>
      )}
    </PanelSheet>
  )
}

type ReadSceneProps = {
  turn: Turn
  sceneRef: ((scene: HTMLElement | null) => void) | null
  canBranch: boolean
  isBusy: boolean
  onBranch: () => void
}

function ReadScene({ turn, sceneRef, canBranch, isBusy, onBranch }: ReadSceneProps) {
  return (
    <section
      ref={sceneRef}
      tabIndex={-1}
      aria-label={sceneName(turn.index)}
      className="flex flex-col gap-4 outline-none"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line">
        <h3 className="text-sm font-semibold text-text-3">{sceneName(turn.index)}</h3>
        {canBranch && (
          <Button
            kind="quiet"
            className="-mr-3 px-3 text-sm font-normal"
            isBusy={isBusy}
            onClick={onBranch}
          >
            여기서 새 갈림길
          </Button>
        )}
      </div>
      <SentLine input={turn.input} />
      <RenderedProse text={turn.output} />
    </section>
  )
}
