import { pageState } from '@doran/site/core'
import { announce } from '@doran/ui'

const lastHeading = pageState(() => ({ hadFocus: false }))

/**
 * For the `ref` of the room's heading: after a change of page it holds the focus, and when the person becomes known
 * another heading takes its place and the focus with it.
 */
export function keepHeadingFocus(heading: HTMLHeadingElement | null) {
  if (!heading) return undefined
  if (lastHeading().hadFocus) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    announce(heading.textContent)
  }
  lastHeading().hadFocus = false
  return () => {
    lastHeading().hadFocus = document.activeElement === heading
  }
}
