import { Button, IconButton, Segmented } from '@doran/ui'
import { useBoard } from './board-context'

export type CellSize = 'small' | 'medium' | 'large'

const SIZES = [
  { value: 'small', label: '작게' },
  { value: 'medium', label: '보통' },
  { value: 'large', label: '크게' },
] as const

type BoardToolbarProps = {
  canUndo: boolean
  canRedo: boolean
  size: CellSize
  onSize: (size: CellSize) => void
  onAddCard: (() => void) | null
  onAddRow: (() => void) | null
}

export function BoardToolbar(props: BoardToolbarProps) {
  const { canUndo, canRedo, size, onSize, onAddCard, onAddRow } = props
  const { board, act } = useBoard()
  const scatter = () => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
    act({ type: 'scatter', seed: seed >>> 1 })
  }
  return (
    <div role="group" aria-label="티어표 도구" className="flex flex-wrap items-center gap-1">
      <IconButton
        icon="undo"
        label="되돌리기"
        disabled={!canUndo}
        onClick={() => act({ type: 'undo' })}
      />
      <IconButton
        icon="undo"
        label="다시 실행"
        disabled={!canRedo}
        className="-scale-x-100"
        onClick={() => act({ type: 'redo' })}
      />
      <Button kind="quiet" className="px-3" disabled={board.tray.length === 0} onClick={scatter}>
        무작위
      </Button>
      <Button
        kind="quiet"
        className="px-3"
        disabled={board.rows.every(({ items }) => items.length === 0)}
        onClick={() => act({ type: 'clear' })}
      >
        모두 빼기
      </Button>
      <Button kind="quiet" className="px-3" disabled={!onAddCard} onClick={() => onAddCard?.()}>
        카드 추가
      </Button>
      <Button kind="quiet" className="px-3" disabled={!onAddRow} onClick={() => onAddRow?.()}>
        줄 추가
      </Button>
      <span className="ml-auto max-sm:hidden">
        <Segmented legend="항목 크기" options={SIZES} value={size} onChange={onSize} />
      </span>
    </div>
  )
}
