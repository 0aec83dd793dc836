'use client'

import { useCallback, useRef, type RefObject } from 'react'

/** For a button that loads more of a list and goes with the last of it: the focus goes to where the list ended. */
export function useFocusAfter(list: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null)
  const button = useCallback((element: HTMLButtonElement | null) => {
    // React removes the element after this, so it still has the focus.
    return () => {
      if (element !== document.activeElement) return
      if (last.current instanceof HTMLElement) last.current.focus({ preventScroll: true })
    }
  }, [])
  const remember = () => {
    last.current = list.current?.lastElementChild ?? null
  }
  return [button, remember] as const
}
