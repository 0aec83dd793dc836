import { useState } from 'react'
import type { Turn } from '@doran/contract'
import { Button } from '@doran/ui'
import { goToScene } from '../scene/go-to-scene'
import { sceneLabel } from '../scene/scene-label'

type JumpListProps = {
  turns: readonly Turn[]
  hasOlder: boolean
  isLoadingOlder: boolean
  onLoadOlder: () => void
  onJump: () => void
}

/** So many rows are shown at once, however many scenes are loaded. */
const PAGE = 50

export function JumpList({ turns, hasOlder, isLoadingOlder, onLoadOlder, onJump }: JumpListProps) {
  const [count, setCount] = useState(PAGE)
  const showMore = () => {
    setCount(count + PAGE)
    if (hasOlder && turns.length <= count) onLoadOlder()
  }
  return (
    <>
      {(hasOlder || turns.length > count) && (
        <Button kind="secondary" isWide isBusy={isLoadingOlder} onClick={showMore}>
          앞 장면 더 보기
        </Button>
      )}
      <ol className="-mx-3 mt-1 flex flex-col">
        {turns.slice(-count).map((turn) => (
          <li key={turn.id}>
            <button
              type="button"
              onClick={() => {
                onJump()
                goToScene(turn.index)
              }}
              className="flex min-h-12 w-full items-start gap-3 rounded-input px-3 py-2.5 text-left hover:bg-surface-2"
            >
              <span className="w-8 shrink-0 text-sm leading-6 text-text-3 tabular-nums">
                {turn.index + 1}
              </span>
              <span className="line-clamp-1 min-w-0">{sceneLabel(turn)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
