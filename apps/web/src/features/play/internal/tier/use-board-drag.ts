import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { BoardPlace } from './board-place'

/** A press that moves so far, in px, is a drag of a mouse; a finger has to rest first, or it scrolls. */
const MOUSE_SLOP = 5
const TOUCH_SLOP = 8
const REST_MS = 220
/** Near the edges of the window the page scrolls along, so many px a frame at most. */
const EDGE = 72
const FASTEST_SCROLL = 16

type Box = { left: number; top: number; right: number; bottom: number }
type List = { row: string | null; box: Box; items: Box[] }

type BoardDragOptions = {
  board: RefObject<HTMLElement | null>
  onStart: (item: string) => void
  onDrop: (item: string, place: BoardPlace) => void
}

/**
 * Drags items of a board by mouse, pen and finger. While something is dragged nothing of the page changes or is rendered:
 * three elements lie over it, each in a layer of its own: a copy that follows the pointer, a mark where it would come to
 * stand, and a light over its list.
 */
export function useBoardDrag({ board, onStart, onDrop }: BoardDragOptions): void {
  const start = useEffectEvent(onStart)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const root = board.current
    if (!root) return
    let press: Press | null = null
    const onPointerDown = (event: PointerEvent) => {
      const source = event.target instanceof Element && event.target.closest('[data-item]')
      if (press || event.button !== 0 || !(source instanceof HTMLElement)) return
      press = createPress(root, source, event, {
        onStart: (item) => start(item),
        onEnd: (item, place) => {
          press = null
          if (place) drop(item, place)
        },
      })
    }
    // A finger that drags does not scroll. Safari asks only who listened before the finger came down.
    const onTouchMove = (event: TouchEvent) => press?.isDragging() && event.preventDefault()
    root.addEventListener('pointerdown', onPointerDown)
    root.addEventListener('touchmove', onTouchMove, { passive: false })
    return () => {
      root.removeEventListener('touchmove', onTouchMove)
      root.removeEventListener('pointerdown', onPointerDown)
      press?.cancel()
    }
  }, [board])
}

type Press = { isDragging: () => boolean; cancel: () => void }
type PressEvents = {
  onStart: (item: string) => void
  /** Null where it was no drag, or ended nowhere. */
  onEnd: (item: string, place: BoardPlace | null) => void
}

function createPress(
  root: HTMLElement,
  source: HTMLElement,
  first: PointerEvent,
  { onStart, onEnd }: PressEvents,
): Press {
  const item = source.dataset['item'] ?? ''
  const isTouch = first.pointerType === 'touch'
  const from = { x: first.clientX, y: first.clientY }
  let drag: Drag | null = null
  const rest = isTouch ? setTimeout(begin, REST_MS) : undefined
  const listening = new AbortController()
  const { signal } = listening

  function begin() {
    if (drag) return
    drag = createDrag(root, source, from)
    onStart(item)
  }
  function end(place: BoardPlace | null) {
    clearTimeout(rest)
    listening.abort()
    if (drag) {
      drag.remove()
      swallowClick()
    }
    onEnd(item, place)
  }

  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== first.pointerId) return
      const way = Math.hypot(event.clientX - from.x, event.clientY - from.y)
      if (!drag && isTouch && way > TOUCH_SLOP) return end(null)
      if (!drag && !isTouch && way > MOUSE_SLOP) begin()
      drag?.move(event.clientX, event.clientY)
    },
    { signal },
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId === first.pointerId) end(drag?.place() ?? null)
    },
    { signal },
  )
  window.addEventListener('pointercancel', () => end(null), { signal })
  window.addEventListener('blur', () => end(null), { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (!drag || event.key !== 'Escape') return
      event.stopPropagation()
      end(null)
    },
    { signal, capture: true },
  )
  // A long press opens no menu of the browser's.
  window.addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal })
  return { isDragging: () => drag !== null, cancel: () => end(null) }
}

function swallow(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** The click that follows a drag is none. */
function swallowClick() {
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}

type Drag = {
  move: (x: number, y: number) => void
  place: () => BoardPlace | null
  remove: () => void
}

function createDrag(root: HTMLElement, source: HTMLElement, from: { x: number; y: number }): Drag {
  const start = source.getBoundingClientRect()
  const lists = readLists(root, source)
  const ghost = createGhost(source, start)
  const mark = createOverlay({ borderRadius: '4px', background: 'var(--color-ember)' })
  const light = createOverlay({
    borderRadius: '14px',
    background: 'color-mix(in srgb, var(--color-ember) 14%, transparent)',
    outline: '2px solid var(--color-ember)',
    outlineOffset: '-3px',
  })
  const windowHeight = window.innerHeight
  const pointer = { ...from }
  let over: List | null = null
  let at = -1
  let frame = requestAnimationFrame(step)
  let isWaiting = true
  source.dataset['dragged'] = ''
  document.body.append(light, mark, ghost)

  function step() {
    isWaiting = false
    const scrolled = scrollNearEdge(pointer.y, windowHeight)
    // Read before anything is written, or the page would be laid out in every frame.
    const point = { x: pointer.x + window.scrollX, y: pointer.y + window.scrollY }
    const list = nearestList(lists, point)
    const place = list ? placeIn(list, point) : 0
    ghost.style.transform = `translate3d(${pointer.x - from.x}px, ${pointer.y - from.y}px, 0) scale(1.06)`
    if (list !== over) cover(light, list?.box ?? null)
    if (list !== over || place !== at) cover(mark, list && markBox(list, place))
    over = list
    at = place
    if (scrolled) schedule()
  }
  function schedule() {
    if (isWaiting) return
    isWaiting = true
    frame = requestAnimationFrame(step)
  }

  return {
    move(x, y) {
      pointer.x = x
      pointer.y = y
      schedule()
    },
    place() {
      if (isWaiting) {
        cancelAnimationFrame(frame)
        step()
      }
      return over && { row: over.row, at }
    },
    remove() {
      cancelAnimationFrame(frame)
      delete source.dataset['dragged']
      for (const element of [ghost, mark, light]) element.remove()
    },
  }
}

/** In coordinates of the page, which scrolling does not change. */
function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [window.scrollX, window.scrollY]
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

function readLists(root: HTMLElement, source: HTMLElement): List[] {
  return [...root.querySelectorAll<HTMLElement>('[data-list]')].map((element) => ({
    row: element.dataset['list'] || null,
    box: boxOf(element),
    items: [...element.querySelectorAll('[data-item]')]
      .filter((item) => item !== source)
      .map((item) => boxOf(item)),
  }))
}

type Point = { x: number; y: number }

function nearestList(lists: readonly List[], { x, y }: Point): List | null {
  const within = lists.filter(({ box }) => x >= box.left - EDGE && x <= box.right + EDGE)
  const far = ({ box }: List) => Math.max(box.top - y, y - box.bottom, 0)
  const [nearest] = within.toSorted((one, other) => far(one) - far(other))
  return nearest !== undefined && far(nearest) < EDGE ? nearest : null
}

/** After all that stand before the point, line by line. Those that wait have no order of their own: at their end. */
function placeIn({ row, items }: List, { x, y }: Point): number {
  if (row === null) return items.length
  return items.filter(
    ({ left, top, right, bottom }) => y > bottom || (y >= top && x > (left + right) / 2),
  ).length
}

function scrollNearEdge(y: number, windowHeight: number): boolean {
  const below = y - (windowHeight - EDGE)
  const above = EDGE - y
  const by = Math.max(below, above, 0)
  if (by === 0) return false
  const before = window.scrollY
  window.scrollBy(0, (below > 0 ? 1 : -1) * Math.min(FASTEST_SCROLL, by / 3))
  return window.scrollY !== before
}

function createGhost(source: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = source.cloneNode(true)
  if (!(ghost instanceof HTMLElement)) throw new TypeError('an item is an element')
  ghost.removeAttribute('data-item')
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '60',
    pointerEvents: 'none',
    willChange: 'transform',
  })
  return ghost
}

/** Lies over the page in a layer of its own. */
function createOverlay(look: Record<string, string>): HTMLElement {
  const overlay = document.createElement('div')
  overlay.setAttribute('aria-hidden', 'true')
  Object.assign(overlay.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    zIndex: '55',
    pointerEvents: 'none',
    willChange: 'transform',
    ...look,
  })
  return overlay
}

function cover(overlay: HTMLElement, box: Box | null): void {
  overlay.hidden = box === null
  if (box === null) return
  const { left, top, right, bottom } = box
  overlay.style.width = `${right - left}px`
  overlay.style.height = `${bottom - top}px`
  overlay.style.transform = `translate3d(${left}px, ${top}px, 0)`
}

/** Between the two that it would stand between; those that wait have no such place. */
function markBox({ row, box, items }: List, at: number): Box | null {
  if (row === null) return null
  const [last, next] = [items[at - 1], items[at]]
  const isLineBegun = next !== undefined && (last === undefined || next.top >= last.bottom)
  const beside = isLineBegun ? next : last
  if (beside === undefined)
    return { left: box.left + 4, right: box.left + 8, top: box.top + 4, bottom: box.bottom - 4 }
  const left = isLineBegun ? beside.left - 5 : beside.right + 1
  return { left, right: left + 4, top: beside.top, bottom: beside.bottom }
}
