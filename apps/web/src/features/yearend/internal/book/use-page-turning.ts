'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { announce } from '@doran/ui'

export type PageTurning = {
  /** Of the page that is open, from 0. */
  at: number
  last: number
  turnTo: (at: number) => void
  turnBy: (pages: number) => void
}

/** Which page is open. Arrows, Home and End turn it, unless something else has the keys. */
export function usePageTurning(names: readonly string[]): PageTurning {
  const last = Math.max(0, names.length - 1)
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, last)
  const spoken = useRef(names)
  useEffect(() => {
    spoken.current = names
  })

  const turnTo = useCallback(
    (to: number) => {
      const page = Math.min(last, Math.max(0, to))
      setWanted(page)
      announce(`${page + 1}쪽. ${spoken.current[page] ?? ''}`)
    },
    [last],
  )

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTakenBy(event.target)) return
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
      if (to === undefined || to < 0 || to > last) return
      event.preventDefault()
      turnTo(to)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [at, last, turnTo])

  return { at, last, turnTo, turnBy: (pages) => turnTo(at + pages) }
}

function isTakenBy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null
  )
}
