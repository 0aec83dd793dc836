import type { Turn } from '@doran/contract'
import { Button } from '@doran/ui'
import { OFFLINE_MEANING, OFFLINE_NAME } from '../menu/narrator-labels'

type LeafFootProps = { leaf: Turn | undefined; isUndoing: boolean; onUndo: () => void }

/** Below the choices: who wrote it (a model's text has its own label), and the undo. */
export function LeafFoot({ leaf, isUndoing, onUndo }: LeafFootProps) {
  const isOffline = leaf?.narrator !== 'model'
  const canUndo = leaf?.parentId !== null
  if (!isOffline && !canUndo) return null
  return (
    <div className="-my-3 flex min-h-11 items-center justify-between gap-x-4 font-sans text-xs text-text-3">
      {isOffline && (
        <p>
          {OFFLINE_NAME}
          <span className={canUndo ? 'max-md:hidden' : ''}> · {OFFLINE_MEANING}</span>
        </p>
      )}
      {canUndo && (
        <Button
          kind="quiet"
          className="-mr-3 ml-auto px-3 text-sm font-normal"
          isBusy={isUndoing}
          onClick={onUndo}
        >
          되돌리기
        </Button>
      )}
    </div>
  )
}
