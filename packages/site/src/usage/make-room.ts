const ROOM = '--ask-room'

/** A ref for what floats at a page's end: the page grows and what is sticky stands higher, so nothing is covered. */
export function makeRoom(floating: HTMLElement | null) {
  if (!floating) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(ROOM, `${floating.offsetHeight}px`))
  observer.observe(floating)
  return () => {
    observer.disconnect()
    style.removeProperty(ROOM)
  }
}
