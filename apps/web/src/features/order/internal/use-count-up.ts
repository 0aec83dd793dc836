'use client'

import { useEffect, useState } from 'react'
import { isMotionReduced } from '../../../lib/is-motion-reduced'

const MS = 900

/** A number that runs up to its end once, where motion is wanted; `from` null: it stands there from the start. */
export function useCountUp(from: number | null, to: number): number {
  const [shown, setShown] = useState(from ?? to)
  useEffect(() => {
    if (from === null) return
    let frame = 0
    const start = performance.now()
    const step = (now: number) => {
      const part = isMotionReduced() ? 1 : Math.min(1, (now - start) / MS)
      setShown(Math.round(from + (to - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return shown
}
