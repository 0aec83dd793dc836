import type { Turn } from '@doran/contract'
import { splitSentences } from '@doran/story-reader'
import { Button } from '@doran/ui'
import { sceneId } from '../log/story-turn'
import { sentLine } from '../log/turn-labels'

type JumpListProps = {
  turns: readonly Turn[]
  hasOlder: boolean
  isLoadingOlder: boolean
  onLoadOlder: () => void
  onJump: () => void
}

/** How long the closing sheet may take before focus moves on; it gives focus back first. */
const AFTER_SHEET_MS = 260

export function JumpList({ turns, hasOlder, isLoadingOlder, onLoadOlder, onJump }: JumpListProps) {
  return (
    <>
      {hasOlder && (
        <Button kind="secondary" isWide isBusy={isLoadingOlder} onClick={onLoadOlder}>
          앞 장면 더 보기
        </Button>
      )}
      <ol className="-mx-3 mt-1 flex flex-col">
        {turns.map((turn) => (
          <li key={turn.id}>
            <button
              type="button"
              onClick={() => {
                onJump()
                setTimeout(() => goToScene(turn), AFTER_SHEET_MS)
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

export function sceneLabel(turn: Turn): string {
  return sentLine(turn.input) ?? splitSentences(turn.output.trim())[0]?.trim() ?? ''
}

function goToScene(turn: Turn) {
  const scene = document.getElementById(sceneId(turn))
  scene?.scrollIntoView({ block: 'start' })
  scene?.focus({ preventScroll: true })
}
