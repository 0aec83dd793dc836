'use client'

import { useEffect, type RefObject } from 'react'

/** Takes the focus on the first showing: the site gives it to the heading of each new page. */
export function useFirstFocus(field: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whoever goes back to an empty search keeps their place
  }, [])
}
