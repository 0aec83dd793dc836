'use client'

import { useEffect, type RefObject } from 'react'

/** Keeps in `--keyboard-room` how much of the page the keyboard on the screen covers. */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    const shown = element.current
    if (!view || !shown) return
    const measure = () => {
      const room = Math.max(0, window.innerHeight - view.height - view.offsetTop)
      shown.style.setProperty('--keyboard-room', `${Math.round(room)}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [element])
}
