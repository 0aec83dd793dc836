import { TextField } from '@doran/ui'
import { useBoard } from './board-context'
import { BoardList } from './board-list'

const SEARCHED_FROM = 13

type BoardTrayProps = {
  /** Those that fit what is sought. */
  items: readonly string[]
  tabStop: string | null
  sought: string
  onSeek: (sought: string) => void
  onAddCard: () => void
}

/** What waits to be placed. */
export function BoardTray({ items, tabStop, sought, onSeek, onAddCard }: BoardTrayProps) {
  const { content, board } = useBoard()
  const total = content.items.length + board.cards.length
  return (
    <section aria-labelledby="tray" className="mt-4">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 id="tray" className="font-extrabold">
          남은 항목{' '}
          <span className="font-normal text-text-3 tabular-nums">
            {board.tray.length}/{total}
          </span>
        </h2>
        {total >= SEARCHED_FROM && board.tray.length > 0 && (
          <div className="w-44">
            <TextField
              label="항목 검색"
              isLabelHidden
              type="search"
              placeholder="항목 검색"
              value={sought}
              onChange={(event) => onSeek(event.target.value)}
            />
          </div>
        )}
      </div>
      <div className="corner-card overflow-clip border border-line bg-surface-1">
        <BoardList row={null} name="남은 항목" items={items} tabStop={tabStop} />
        {items.length === 0 && <div className="px-4 pb-4 text-sm text-text-2">{emptyWords()}</div>}
      </div>
    </section>
  )

  function emptyWords() {
    if (board.tray.length > 0) return `‘${sought.trim()}’에 맞는 항목이 없어요.`
    if (total > 0) return '모두 자리를 찾았어요. 이제 썸네일을 만들어 볼까요?'
    return (
      <>
        아직 카드가 없어요.{' '}
        <button type="button" onClick={onAddCard} className="font-semibold text-ember underline">
          카드 추가
        </button>
        로 순위를 매길 것을 적어 보세요.
      </>
    )
  }
}
