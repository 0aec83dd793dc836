import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { announce } from '@doran/ui'
import { isElsewhere } from '../frame/use-keys'
import type { BoardTools } from './board-context'
import { arrowOf, carriedBy, neighbourOf, placeOf, type BoardPlace } from './board-place'

type KeyTools = Pick<BoardTools, 'board' | 'act' | 'selected' | 'select' | 'itemOf'> & {
  /** Those that wait and are shown. */
  waiting: readonly string[]
  /** False where it is there already. */
  send: (item: string, row: string | null) => boolean
}

/**
 * A board by keys: arrows go from item to item, or carry the one that is held; Space holds and puts down, Escape puts it
 * back; a number sends to that row, Delete back to those that wait; Ctrl with Z takes back, with Shift does again.
 */
export function useBoardKeys(root: RefObject<HTMLElement | null>, tools: KeyTools) {
  const { board, waiting, act, send, selected, select, itemOf } = tools
  const wanted = useRef<string | null>(null)
  const held = useRef<{ item: string; from: BoardPlace | null } | null>(null)
  const focused = useRef<{ element: Element; item: string | null } | null>(null)

  useEffect(() => {
    if (held.current?.item !== selected) held.current = null
    // What was moved is another element now, and what could be done with it is gone.
    const last = focused.current
    const isLost = last?.element.isConnected === false && document.activeElement === document.body
    const item = wanted.current ?? (isLost ? last.item : null)
    if (item !== null || isLost)
      focusItem(root.current, item, { preventScroll: wanted.current === null })
    wanted.current = null
  })

  const onCommand = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyZ'
    if (!isCommand || isElsewhere(event.target)) return
    event.preventDefault()
    act({ type: event.shiftKey ? 'redo' : 'undo' })
  })
  // After a drag the focus may be nowhere.
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onCommand(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  function hold(item: string) {
    if (selected === item) {
      select(null)
      announce(`‘${itemOf(item)?.label ?? ''}’ 내려놓음`)
      return
    }
    held.current = { item, from: placeOf(board, item) }
    select(item)
    announce(`‘${itemOf(item)?.label ?? ''}’ 집음. 화살표로 옮기고 스페이스로 내려놓아요.`)
  }

  /** Whoever ranks one after the other goes on with the next that waits. */
  function nextAfter(item: string, row: string | null): string {
    const at = row === null ? -1 : waiting.indexOf(item)
    return at < 0 ? item : (waiting[at + 1] ?? waiting[at - 1] ?? item)
  }

  function sendByKey(item: string, row: string | null) {
    if (send(item, row)) wanted.current = nextAfter(item, row)
  }

  function press(item: string, key: string): boolean {
    const arrow = arrowOf(key)
    if (arrow !== null && selected === item) {
      const place = carriedBy(board, item, arrow)
      if (place && act({ type: 'place', item, ...place })) wanted.current = item
      return true
    }
    if (arrow !== null) {
      const next = neighbourOf({ ...board, tray: waiting }, item, arrow)
      if (next !== null) focusItem(root.current, next)
      return true
    }
    if (key === ' ') {
      hold(item)
      return true
    }
    if (key === 'Escape' && selected !== null) {
      const from = held.current?.item === item ? held.current.from : null
      if (from && act({ type: 'place', item, ...from })) wanted.current = item
      select(null)
      return true
    }
    if (key === 'Delete' || key === 'Backspace') {
      if (!board.tray.includes(item)) sendByKey(item, null)
      return true
    }
    const row = /^[0-9]$/.test(key) ? board.rows[(Number(key) + 9) % 10] : undefined
    if (row === undefined) return false
    sendByKey(item, row.key)
    return true
  }

  return {
    /** By a button that goes away with it. */
    sendOn: (item: string, row: string | null) => {
      if (send(item, row) && focused.current) focused.current.item = nextAfter(item, row)
    },
    events: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const item = itemAt(target)
        focused.current = { element: target, item: item ?? focused.current?.item ?? null }
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const item = itemAt(event.target)
        if (item !== null && press(item, event.key)) event.preventDefault()
      },
      // In Firefox a button is pressed when Space is let go, whatever became of the key before.
      onKeyUp(event: KeyboardEvent<HTMLElement>) {
        if (event.key === ' ' && itemAt(event.target) !== null) event.preventDefault()
      },
    },
  }
}

function itemAt(target: EventTarget): string | null {
  const element = target instanceof Element ? target.closest('[data-item]') : null
  return element instanceof HTMLElement ? (element.dataset['item'] ?? null) : null
}

/** Where it is not shown any more, the one that Tab leads to. */
function focusItem(root: HTMLElement | null, item: string | null, options?: FocusOptions): void {
  const find = (what: string) => root?.querySelector<HTMLElement>(`[data-item${what}]`)
  const found = item === null ? null : find(`="${CSS.escape(item)}"`)
  const shown = found ?? find('][tabindex="0"')
  shown?.focus(options)
}
