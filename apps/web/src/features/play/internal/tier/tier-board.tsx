'use client'

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { TierContent, TierInput, TierItem } from '@doran/contract'
import { TIER } from '@doran/contract/game/limits'
import { particleOf, type TierState } from '@doran/game-engine'
import { useLazyComponent } from '@doran/site/core'
import { useToaster } from '@doran/site/session'
import { TextField } from '@doran/ui'
import { customAlphabet } from 'nanoid'
import { oneLine } from '../../../../lib/one-line'
import { tierColours } from '../../../../lib/board-picture/tier-colours'
import { BoardProvider, type BoardTools } from './board-context'
import { lengthWithout } from './board-place'
import { BoardRow } from './board-row'
import { BoardToolbar, type CellSize } from './board-toolbar'
import { BoardTray } from './board-tray'
import { SelectionBar } from './selection-bar'
import { useBoardDrag } from './use-board-drag'
import { useBoardKeys } from './use-board-keys'

export type TierBoardProps = {
  gameTitle: string
  content: TierContent
  state: TierState
  act: (input: TierInput) => boolean
  /** Stands below the board, or beside it where there is room. */
  aside: ReactNode
}

const CELLS: Record<CellSize, string> = {
  small: '[--cell:48px]',
  medium: '[--cell:64px]',
  large: '[--cell:88px]',
}
/** Below it a row may be out of sight. */
const NARROW = '(max-width: 768px)'
const MOVE_TOAST = 'board-move'
const newKey = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 8)
const loadRowSheet = () => import('./row-sheet').then((module) => module.RowSheet)
const loadLineSheet = () => import('./line-sheet').then((module) => module.LineSheet)

type Opened = { of: 'row'; row: string | null } | { of: 'card' } | { of: 'reason'; item: string }

/** A board that is being made. */
export function TierBoardEditor({ gameTitle, content, state, act, aside }: TierBoardProps) {
  const { board } = state
  const root = useRef<HTMLDivElement>(null)
  const toaster = useToaster()
  const [selected, setSelected] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [size, setSize] = useState<CellSize>('medium')
  const [sought, setSought] = useState('')
  const RowSheet = useLazyComponent(opened?.of === 'row', loadRowSheet)
  const LineSheet = useLazyComponent(opened !== null && opened.of !== 'row', loadLineSheet)

  const items = useMemo(() => itemsOf(content, board.cards), [content, board.cards])
  const itemOf = useCallback((key: string) => items.get(key), [items])
  const placed = board.rows.flatMap((row) => row.items)
  const [first] = placed
  const word = sought.trim().toLowerCase()
  const waiting = board.tray.filter((key) => itemOf(key)?.label.toLowerCase().includes(word))
  const tabStop = waiting[0] ?? first ?? null

  const toggle = useCallback(
    (item: string) => setSelected((now) => (now === item ? null : item)),
    [],
  )

  const shared = { board, act, itemOf, selected, select: setSelected }
  const keys = useBoardKeys(root, {
    ...shared,
    waiting,
    send(item, row) {
      setSelected(null)
      return act({ type: 'place', item, row, at: lengthWithout(board, row, item) })
    },
  })
  // On a phone the row may be out of sight.
  function tellOfMove(item: string, row: string | null) {
    const label = itemOf(item)?.label ?? ''
    const name = board.rows.find(({ key }) => key === row)?.label
    if (!window.matchMedia(NARROW).matches || name === undefined) return
    toaster.show({
      id: MOVE_TOAST,
      message: `‘${label}’${particleOf(label, '을/를')} ${name}${particleOf(name, '으로/로')} 옮겼어요.`,
      action: { label: '되돌리기', onClick: () => void act({ type: 'undo' }) },
      position: 'top-center',
      autoCloseMs: 3_000,
    })
  }

  const tools: BoardTools = {
    ...shared,
    content,
    toggle,
    send(item, row) {
      keys.sendOn(item, row)
      tellOfMove(item, row)
    },
    explain: (item) => setOpened({ of: 'reason', item }),
  }
  useBoardDrag({
    board: root,
    onStart: () => setSelected(null),
    onDrop: (item, { row, at }) => act({ type: 'place', item, row, at }),
  })

  const close = () => setOpened(null)
  const canAddRow = board.rows.length < TIER.mostRows
  const canAddCard = board.cards.length < TIER.ownCards
  return (
    <BoardProvider value={tools}>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div
          ref={root}
          {...keys.events}
          data-named={size === 'small' ? undefined : ''}
          className={`group/board min-w-0 ${CELLS[size]}`}
        >
          <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <BoardTitle title={board.title} gameTitle={gameTitle} act={act} />
            <BoardToolbar
              canUndo={state.done !== null}
              canRedo={state.undone !== null}
              size={size}
              onSize={setSize}
              onAddCard={canAddCard ? () => setOpened({ of: 'card' }) : null}
              onAddRow={canAddRow ? () => setOpened({ of: 'row', row: null }) : null}
            />
          </div>
          <ul aria-label="티어표" className="corner-card overflow-clip border border-line">
            {board.rows.map((row) => (
              <BoardRow
                key={row.key}
                row={row}
                tabStop={tabStop}
                onEdit={(key) => setOpened({ of: 'row', row: key })}
              />
            ))}
          </ul>
          <BoardTray
            items={waiting}
            tabStop={tabStop}
            sought={sought}
            onSeek={setSought}
            onAddCard={() => setOpened({ of: 'card' })}
          />
          <SelectionBar />
        </div>
        {aside}
      </div>
      {sheet()}
    </BoardProvider>
  )

  function sheet() {
    if (opened === null) return null
    if (opened.of === 'row') {
      const at = board.rows.findIndex(({ key }) => key === opened.row)
      const row = board.rows[at] ?? null
      const used = new Set(board.rows.map(({ colour }) => colour))
      return (
        RowSheet && (
          <RowSheet
            key={opened.row}
            row={row}
            colours={tierColours.filter((colour) => !used.has(colour))}
            at={at}
            count={board.rows.length}
            onSave={(look) => {
              act(
                row
                  ? { type: 'row-edit', row: row.key, ...look }
                  : { type: 'row-add', row: `own-${newKey()}`, at: board.rows.length, ...look },
              )
              close()
            }}
            onMove={(to) => row && act({ type: 'row-move', row: row.key, at: to })}
            onRemove={
              row && board.rows.length > TIER.leastRows
                ? () => {
                    act({ type: 'row-remove', row: row.key })
                    close()
                  }
                : null
            }
            onClose={close}
          />
        )
      )
    }
    if (!LineSheet) return null
    if (opened.of === 'card')
      return (
        <LineSheet
          title="카드 추가"
          label="카드에 쓸 말"
          hint={`${TIER.cardLabel}자까지, 카드 ${board.cards.length}/${TIER.ownCards}장`}
          initial=""
          maxLength={TIER.cardLabel}
          isOptional={false}
          saveLabel="추가"
          onSave={(label) => {
            act({ type: 'card-add', item: `own-${newKey()}`, label })
            if (board.cards.length + 1 >= TIER.ownCards) close()
          }}
          onClose={close}
        />
      )
    const { item } = opened
    return (
      <LineSheet
        title={`‘${itemOf(item)?.label ?? ''}’의 이유`}
        label="한 줄 이유"
        hint={`왜 거기 두었는지 적어 두면 더 재밌어요. ${TIER.reason}자까지`}
        initial={board.reasons[item] ?? ''}
        maxLength={TIER.reason}
        isOptional
        saveLabel="저장"
        onSave={(text) => {
          act({ type: 'reason', item, text })
          close()
        }}
        onClose={close}
      />
    )
  }
}

type BoardTitleProps = { title: string; gameTitle: string } & Pick<TierBoardProps, 'act'>

/** Kept when the field is left; another title from elsewhere takes its place. */
function BoardTitle({ title, gameTitle, act }: BoardTitleProps) {
  const [text, setText] = useState(title)
  const [shown, setShown] = useState(title)
  if (shown !== title) {
    setShown(title)
    setText(title)
  }
  const keep = () => {
    const line = oneLine(text)
    setText(line)
    if (line !== title) act({ type: 'title', text: line })
  }
  const onLeave = useEffectEvent(keep)
  useEffect(() => {
    const leave = () => onLeave()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  return (
    <form
      className="min-w-56 grow"
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TextField
        label="티어표 제목"
        isLabelHidden
        value={text}
        maxLength={TIER.title}
        placeholder={`제목: ${gameTitle}`}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
      />
    </form>
  )
}

function itemsOf(
  content: TierContent,
  cards: TierState['board']['cards'],
): ReadonlyMap<string, TierItem> {
  const own = cards.map(({ key, label }): TierItem => ({
    key,
    label,
    text: '',
    picture: null,
    credit: null,
  }))
  return new Map([...content.items, ...own].map((item) => [item.key, item]))
}
