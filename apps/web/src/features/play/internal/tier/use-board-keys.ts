import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { announce } from '@doran/ui'
import type { BoardTools } from './board-context'
import { arrowOf, carriedBy, neighbourOf, placeOf, type BoardPlace } from './board-place'

type KeyTools = Pick<BoardTools, 'board' | 'act' | 'send' | 'selected' | 'select' | 'itemOf'>

/**
 * A board by keys: arrows go from item to item, or carry the one that is held; Space holds and puts down, Escape puts it
 * back; a number sends to that row, Delete back to those that wait; Ctrl with Z takes back, with Shift does again.
 */
export function useBoardKeys(root: RefObject<HTMLElement | null>, tools: KeyTools) {
  const { board, act, send, selected, select, itemOf } = tools
  const wanted = useRef<string | null>(null)
  const heldFrom = useRef<BoardPlace | null>(null)

  // What was moved is another element now.
  useEffect(() => {
    const item = wanted.current
    wanted.current = null
    if (item !== null) focusItem(root.current, item)
  }, [board, root])

  function hold(item: string) {
    if (selected === item) {
      select(null)
      announce(`‘${itemOf(item)?.label ?? ''}’ 내려놓음`)
      return
    }
    heldFrom.current = placeOf(board, item)
    select(item)
    announce(`‘${itemOf(item)?.label ?? ''}’ 집음. 화살표로 옮기고 스페이스로 내려놓아요.`)
  }

  function sendByKey(item: string, row: string | null) {
    const isWaiting = board.tray.includes(item)
    const at = board.tray.indexOf(item)
    const next = board.tray[at + 1] ?? board.tray[at - 1]
    // Whoever ranks one after the other goes on with the next that waits.
    wanted.current = isWaiting && row !== null && next !== undefined ? next : item
    send(item, row)
  }

  function press(item: string, key: string): boolean {
    const arrow = arrowOf(key)
    if (arrow !== null && selected === item) {
      const place = carriedBy(board, item, arrow)
      wanted.current = item
      if (place) act({ type: 'place', item, ...place })
      return true
    }
    if (arrow !== null) {
      const next = neighbourOf(board, item, arrow)
      if (next !== null) focusItem(root.current, next)
      return true
    }
    if (key === ' ') {
      hold(item)
      return true
    }
    if (key === 'Escape' && selected !== null) {
      const from = selected === item ? heldFrom.current : null
      wanted.current = item
      if (from) act({ type: 'place', item, ...from })
      select(null)
      return true
    }
    if (key === 'Delete' || key === 'Backspace') {
      sendByKey(item, null)
      return true
    }
    const row = /^[0-9]$/.test(key) ? board.rows[(Number(key) + 9) % 10] : undefined
    if (row === undefined) return false
    sendByKey(item, row.key)
    return true
  }

  return function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.code === 'KeyZ') {
      event.preventDefault()
      act({ type: event.shiftKey ? 'redo' : 'undo' })
      return
    }
    if (isCommand || event.altKey) return
    const element = event.target instanceof Element && event.target.closest('[data-item]')
    const item = element instanceof HTMLElement ? element.dataset['item'] : undefined
    if (item !== undefined && press(item, event.key)) event.preventDefault()
  }
}

function focusItem(root: HTMLElement | null, item: string): void {
  root?.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"]`)?.focus()
}
