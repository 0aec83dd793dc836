'use client'

import { useEffect, useState, type RefObject } from 'react'

/** About a screen ahead. */
const MARGIN = '600px 0px'

/** Whether a place has come near the screen, and from then on; at once where browsers cannot tell. */
export function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return
    if (typeof IntersectionObserver === 'undefined') {
      const timer = setTimeout(() => setIsNear(true))
      return () => clearTimeout(timer)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
