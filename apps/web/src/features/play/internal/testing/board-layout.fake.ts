import { vi } from 'vitest'

/** Rows of so many cells, one below the other, and those that wait below them. */
const LEFT = 100
const TOP = 100
const WIDTH = 300
const HEIGHT = 100
const CELL = 40
const PER_LINE = 5

/** Gives the elements of a board their places, which a page without a layout has not. */
export function layOutBoard(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    const lists = [...document.querySelectorAll('[data-list]')]
    const at = lists.findIndex((list) => list === this || list.contains(this))
    const list = lists[at]
    if (!list) return new DOMRect()
    const top = TOP + at * HEIGHT - window.scrollY
    if (list === this) return new DOMRect(LEFT, top, WIDTH, HEIGHT)
    const nth = [...list.querySelectorAll('[data-item]')].indexOf(this)
    return new DOMRect(
      LEFT + (nth % PER_LINE) * CELL,
      top + Math.floor(nth / PER_LINE) * CELL,
      CELL,
      CELL,
    )
  })
}

/** In a list, counted from the top: within the nth of its items, at their left or right half, or behind them all. */
export function pointIn(list: number, nth: number, half: 'left' | 'right' = 'left') {
  return {
    clientX: LEFT + ((nth % PER_LINE) + (half === 'left' ? 0.25 : 0.75)) * CELL,
    clientY: TOP + list * HEIGHT + (Math.floor(nth / PER_LINE) + 0.5) * CELL,
  }
}
