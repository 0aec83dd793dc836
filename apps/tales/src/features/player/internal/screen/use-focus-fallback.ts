import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * When the element that held focus leaves the page, focus goes to the place found instead of to nowhere. Incoming
 * text alone never moves it.
 */
export function useFocusFallback(findPlace: () => HTMLElement | null) {
  const held = useRef<Element | null>(null)

  useEffect(() => {
    const note = (event: FocusEvent) => {
      held.current = event.target instanceof Element ? event.target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return
    held.current = null
    if (document.activeElement === document.body) findPlace()?.focus({ preventScroll: true })
  })
}
