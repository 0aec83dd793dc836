'use client'

import { useEffect, type RefObject } from 'react'

const WRITES = 'input, textarea, select, [contenteditable], [role="dialog"] *'

/** `j` goes to the next row of a list and `k` to the one before, as long as nothing is written. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key]
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.matches(WRITES)) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('h3 a') ?? [])]
      const at = links.findIndex((link) => link === document.activeElement)
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)
      links[next]?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [list])
}
