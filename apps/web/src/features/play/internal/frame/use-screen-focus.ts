import { useLayoutEffect, useRef } from 'react'
import { announce } from '@doran/ui'
import { usePlayPlace } from './play-place'

/** When another kind of screen takes the place of the one before, the focus moves to its heading, which is read aloud. */
export function useScreenFocus(screen: string): void {
  const shown = useRef(screen)
  const { isOverPage } = usePlayPlace()
  useLayoutEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    const heading = document.querySelector<HTMLElement>('[data-player] h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    if (isOverPage) heading.closest('[data-over-page]')?.scrollTo(0, 0)
    else window.scrollTo(0, 0)
    announce(heading.textContent)
  }, [screen, isOverPage])
}
