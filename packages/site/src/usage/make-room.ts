const ROOM = '--ask-room'
const GAP_PX = 32

/** A ref for what floats at a page's end: the page is as much longer as that is tall, so nothing stays covered. */
export function makeRoom(floating: HTMLElement | null) {
  if (!floating) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty(ROOM, `${floating.offsetHeight + GAP_PX}px`),
  )
  observer.observe(floating)
  return () => {
    observer.disconnect()
    style.removeProperty(ROOM)
  }
}
