const ROOM = '--ask-room'

/**
 * A ref for an element that floats at a page's end: the page grows and sticky elements move up, so nothing is
 * covered.
 */
export function makeRoom(floating: HTMLElement | null) {
  if (!floating) return
  const { style } = document.documentElement
  const margin = Number.parseFloat(getComputedStyle(floating).marginBottom) || 0
  const observer = new ResizeObserver(() =>
    style.setProperty(ROOM, `${floating.offsetHeight + margin}px`),
  )
  observer.observe(floating)
  return () => {
    observer.disconnect()
    style.removeProperty(ROOM)
  }
}
