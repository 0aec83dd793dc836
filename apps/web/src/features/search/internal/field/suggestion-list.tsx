import { useEffect, useRef, type MouseEvent } from 'react'
import { TALES_PATH } from '@doran/contract/names'
import { Icon } from '@doran/ui'
import type { SuggestionRow } from '../search-types'

export type SuggestionListProps = {
  id: string
  rows: readonly SuggestionRow[]
  /** Of the row that Enter follows; -1 for none. */
  active: number
  /** To a page of this site. */
  onFollow: (row: SuggestionRow) => void
  /** To another site in this tab, by the browser. */
  onLeave: () => void
}

export const rowId = (listId: string, at: number) => `${listId}-${at}`

/** The focus stays in the field, which names the active row. */
export function SuggestionList({ id, rows, active, onFollow, onLeave }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const follow = (event: MouseEvent, row: SuggestionRow) => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event
    const isOther = row.href.startsWith(`${TALES_PATH}/`)
    if (ctrlKey || metaKey || shiftKey || altKey) return
    if (isOther) return onLeave()
    event.preventDefault()
    onFollow(row)
  }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="추천"
      className="corner-card absolute inset-x-0 top-full z-30 mt-2 max-h-[min(60dvh,440px)] overflow-y-auto overscroll-contain border border-line bg-surface-1 p-2 shadow-float"
    >
      {rows.map((row, at) => (
        <a
          key={row.href}
          id={rowId(id, at)}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          href={row.href}
          // A press must not take the focus, and with it the list, away from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => follow(event, row)}
          className="flex min-h-11 items-center gap-3 rounded-input px-3 py-2 text-text no-underline hover:bg-surface-2 aria-selected:bg-surface-2"
        >
          <Icon name={row.icon} size={20} className="shrink-0 text-text-3" />
          <span className="line-clamp-2 min-w-0 grow [overflow-wrap:anywhere]">{row.text}</span>
          {row.kind && <span className="shrink-0 text-sm text-text-3">{row.kind}</span>}
        </a>
      ))}
    </div>
  )
}
