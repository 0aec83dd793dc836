import { pageState } from '@doran/site/core'

const parts = pageState(() => new Set<HTMLElement>())

/** For the `ref` of what lies along the window's end, one part upon another: toasts stand above them all. */
export function reserveToastRoom(part: HTMLElement | null) {
  if (!part) return undefined
  parts().add(part)
  const watch = new ResizeObserver(setToastRoom)
  watch.observe(part)
  return () => {
    watch.disconnect()
    parts().delete(part)
    setToastRoom()
  }
}

function setToastRoom() {
  const heights = Array.from(parts(), (part) => part.offsetHeight)
  const room = heights.reduce((sum, height) => sum + height, 0)
  const { style } = document.documentElement
  if (parts().size > 0) style.setProperty('--foot-room', `${room}px`)
  else style.removeProperty('--foot-room')
}
