import { useBoard } from './board-context'
import { TierItemButton } from './tier-item'

type BoardListProps = {
  /** Null: those that wait. */
  row: string | null
  /** What it is called where an item says its place: “S”, “남은 항목”. */
  name: string
  items: readonly string[]
  tabStop: string | null
}

/** The items of a row, or those that wait. */
export function BoardList({ row, name, items, tabStop }: BoardListProps) {
  const { board, itemOf, selected, toggle, send } = useBoard()
  const isTarget = selected !== null && !items.includes(selected)
  return (
    // The same by keys is a number, or the buttons of what is selected.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      data-list={row ?? ''}
      onClick={(event) => {
        if (event.target === event.currentTarget && isTarget) send(selected, row)
      }}
      className={`flex min-h-[calc(var(--cell)+12px)] min-w-0 grow flex-wrap content-start gap-1.5 p-1.5 transition-colors duration-(--motion-state) ${isTarget ? 'cursor-pointer bg-surface-2' : ''}`}
    >
      {items.map((key, at) => {
        const item = itemOf(key)
        if (!item) return null
        return (
          <TierItemButton
            key={key}
            item={item}
            isSelected={selected === key}
            hasReason={board.reasons[key] !== undefined}
            isTabStop={tabStop === key}
            place={`${name} ${at + 1}번째`}
            onPress={toggle}
          />
        )
      })}
    </div>
  )
}
