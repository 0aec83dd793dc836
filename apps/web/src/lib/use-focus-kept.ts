import { useEffect, useRef, type RefObject } from 'react'

/** Longer than a sheet takes to close and give its focus back. */
const SHEET_CLOSES_MS = 300

/** As `shown` changes, focus that went with what was shown is given to `box`, by default to the page's main part. */
export function useFocusKept(shown: number | boolean, box?: RefObject<HTMLElement | null>): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const next = box ? box.current : document.getElementById('main')
      next?.focus({ preventScroll: true })
    }, SHEET_CLOSES_MS)
    return () => clearTimeout(timer)
  }, [shown, box])
}
