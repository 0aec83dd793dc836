import { rowOf } from '@doran/game-engine'
import { Button, IconButton } from '@doran/ui'
import { TIER_COLOURS, TIER_INK } from '../../../../lib/board-picture/tier-colours'
import { useBoard } from './board-context'

/** What can be done with the selected item, in reach of a thumb. */
export function SelectionBar() {
  const { board, itemOf, selected, select, send, act, explain } = useBoard()
  const item = selected === null ? undefined : itemOf(selected)
  if (!item) return null
  const { key, label, text } = item
  const place = rowOf(board, key)
  const reason = board.reasons[key]
  const isOwn = board.cards.some((card) => card.key === key)
  return (
    <section
      aria-label={`‘${label}’ 옮기기`}
      className="sticky bottom-[calc(var(--tabs-room)+var(--ask-room,0px))] z-30 -mx-4 mt-4 border-t border-line bg-surface-1 px-4 py-3 shadow-float sm:-mx-5 sm:px-5 md:bottom-4 md:mx-0 md:corner-card md:border md:px-5 lg:static lg:shadow-none"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <strong className="font-extrabold">{label}</strong>
          {text && <span className="prose-ko block text-sm text-text-2">{text}</span>}
          {reason && <span className="prose-ko mt-0.5 block text-sm text-ember">“{reason}”</span>}
        </p>
        <IconButton
          icon="close"
          label="선택 취소"
          className="-mt-2 -mr-2"
          onClick={() => select(null)}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {board.rows.map((row) => (
          <button
            key={row.key}
            type="button"
            disabled={place?.key === row.key}
            aria-label={`${row.label}에 놓기`}
            onClick={() => send(key, row.key)}
            style={{ background: TIER_COLOURS[row.colour], color: TIER_INK }}
            className="min-h-11 min-w-11 max-w-28 truncate rounded-input px-3 font-extrabold disabled:opacity-40"
          >
            {row.label}
          </button>
        ))}
      </div>
      <div className="mt-1 -ml-3 flex flex-wrap">
        <Button kind="quiet" className="px-3" onClick={() => explain(key)}>
          {reason ? '이유 고치기' : '이유 적기'}
        </Button>
        {place && (
          <Button kind="quiet" className="px-3" onClick={() => send(key, null)}>
            빼기
          </Button>
        )}
        {isOwn && (
          <Button
            kind="quiet"
            className="px-3"
            onClick={() => {
              select(null)
              act({ type: 'card-remove', item: key })
            }}
          >
            카드 지우기
          </Button>
        )}
      </div>
    </section>
  )
}
