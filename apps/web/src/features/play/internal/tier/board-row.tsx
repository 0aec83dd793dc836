import type { BoardRow as Row } from '@doran/game-engine'
import { TIER_COLOURS, TIER_INK } from '../../../../lib/board-picture/tier-colours'
import { useBoard } from './board-context'
import { BoardList } from './board-list'

type BoardRowProps = { row: Row; tabStop: string | null; onEdit: (row: string) => void }

/** A row: its label edits it, or takes in what is selected. */
export function BoardRow({ row, tabStop, onEdit }: BoardRowProps) {
  const { selected, send } = useBoard()
  const { key, label, text, colour, items } = row
  const isTarget = selected !== null && !items.includes(selected)
  return (
    <li className="flex border-b border-bg bg-surface-1 last:border-b-0">
      <button
        type="button"
        onClick={() => (isTarget ? send(selected, key) : onEdit(key))}
        style={{ background: TIER_COLOURS[colour], color: TIER_INK }}
        className="flex w-16 shrink-0 flex-col items-center justify-center gap-0.5 px-1 py-2 -outline-offset-4 md:w-28"
      >
        <span className="text-h3 leading-tight font-extrabold wrap-anywhere md:text-h2">
          {label}
        </span>
        {text && (
          <span className="prose-ko text-center text-xs leading-tight font-semibold">{text}</span>
        )}
        <span className="sr-only">{isTarget ? '에 놓기' : ', 줄 고치기'}</span>
      </button>
      <BoardList row={key} name={label} items={items} tabStop={tabStop} />
    </li>
  )
}
