import type { Turn } from '@doran/contract'
import { writtenInput } from '@doran/story-reader'
import { Button } from '@doran/ui'
import { OFFLINE_MEANING, OFFLINE_NAME } from '../narrator/narrator-labels'

type LeafFootProps = {
  leaf: Turn | undefined
  isUndoing: boolean
  onUndo: () => void
  onTakeBack: () => void
}

/** Well below the choices: who wrote it (a model's text has its own label), the undo, and the way to write it anew. */
export function LeafFoot({ leaf, isUndoing, onUndo, onTakeBack }: LeafFootProps) {
  const isOffline = leaf?.narrator !== 'model'
  const canUndo = leaf?.parentId !== null
  if (!isOffline && !canUndo) return null
  return (
    <div className="mt-2 flex min-h-11 items-start justify-between gap-x-4 border-t border-line pt-1 font-sans text-sm text-text-3">
      {isOffline && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-small underline decoration-line-strong underline-offset-4 hover:text-text">
            {OFFLINE_NAME}
          </summary>
          <p className="prose-ko pb-2">{OFFLINE_MEANING}.</p>
        </details>
      )}
      {canUndo && (
        <div className="-mr-3 ml-auto flex flex-wrap justify-end">
          {isOffline && writtenInput(leaf?.input ?? null) && (
            <Button
              kind="quiet"
              className="px-3 text-sm font-normal"
              isBusy={isUndoing}
              onClick={onTakeBack}
            >
              그런 뜻이 아니었어요
            </Button>
          )}
          <Button
            kind="quiet"
            className="px-3 text-sm font-normal"
            isBusy={isUndoing}
            onClick={onUndo}
          >
            되돌리기
          </Button>
        </div>
      )}
    </div>
  )
}
