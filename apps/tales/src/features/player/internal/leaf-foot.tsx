import type { Turn } from '@doran/contract'
import { Button } from '@doran/ui'
import { OFFLINE_MEANING, OFFLINE_NAME } from './narrator-words'

type LeafFootProps = { leaf: Turn | undefined; isUndoing: boolean; onUndo: () => void }

/** Under the last turn: who told it (a model's text carries its own label), and the way back. */
export function LeafFoot({ leaf, isUndoing, onUndo }: LeafFootProps) {
  const isOffline = leaf?.narrator !== 'model'
  const canUndo = leaf?.parentId !== null
  if (!isOffline && !canUndo) return null
  return (
    <div className="-my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 font-sans text-sm text-text-3">
      {isOffline && (
        <p>
          <span className="font-semibold text-text-2">{OFFLINE_NAME}</span> · {OFFLINE_MEANING}
        </p>
      )}
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
