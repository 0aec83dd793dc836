'use client'

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** About a screen ahead. */
const AHEAD = '600px 0px'

/**
 * Tells each time a place comes near: onto the screen, or within a screen of it once the person scrolls, since many
 * never do. At once where browsers cannot tell.
 */
export function useOnNear(place: RefObject<HTMLElement | null>, onNear: () => void): void {
  const tell = useEffectEvent(onNear)
  useEffect(() => {
    const element = place.current
    if (!element) return
    if (typeof IntersectionObserver === 'undefined') {
      const timer = setTimeout(() => tell())
      return () => clearTimeout(timer)
    }
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) tell()
        },
        { rootMargin },
      )
      observer.observe(element)
      return observer
    }
    let observer = watch('0px')
    const lookAhead = () => {
      observer.disconnect()
      observer = watch(AHEAD)
    }
    addEventListener('scroll', lookAhead, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', lookAhead)
      observer.disconnect()
    }
  }, [place])
}
