'use client'

import { useLayoutEffect, type RefObject } from 'react'

const PAGE_PARTS = 'header, nav, main, footer'

/** Keeps the page below out of reach while something lies over it, and gives the focus back afterwards. */
export function useOverPage(over: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    const below = [...document.querySelectorAll<HTMLElement>(PAGE_PARTS)].filter(
      (part) => !part.inert && !over.current?.contains(part),
    )
    const { overflow } = document.body.style
    for (const part of below) part.inert = true
    document.body.style.overflow = 'hidden'
    over.current?.focus()
    return () => {
      for (const part of below) part.inert = false
      document.body.style.overflow = overflow
      if (before instanceof HTMLElement) before.focus()
    }
  }, [over])
}
