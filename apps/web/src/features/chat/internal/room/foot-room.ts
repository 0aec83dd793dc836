/** For the `ref` of what lies along the window's end: toasts and the line about the connection stand above it. */
export function reserveFootRoom(foot: HTMLElement | null) {
  if (!foot) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--foot-room', `${foot.offsetHeight}px`))
  watch.observe(foot)
  return () => {
    watch.disconnect()
    style.removeProperty('--foot-room')
  }
}
