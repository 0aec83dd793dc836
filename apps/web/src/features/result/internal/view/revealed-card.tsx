'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Glyph } from '@doran/ui'
import { isMotionReduced } from '../../../../lib/is-motion-reduced'

/** The player ends with it: `/games/detail?id=…&play=…#new`. */
const JUST_FINISHED = '#new'
const TURN_MS = 420
const TURN: Keyframe[] = [
  { transform: 'perspective(1400px) rotateY(180deg)' },
  { transform: 'perspective(1400px) rotateY(0deg)' },
]

/** Turns once from its back to its face, right after a play was finished. Its words are there from the start. */
export function RevealedCard({ children }: { children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  const [isTurning, setIsTurning] = useState(false)
  useLayoutEffect(() => {
    if (location.hash !== JUST_FINISHED) return
    // Without its own marks the router hears of it; with them it would bring the old address back.
    history.replaceState(null, '', `${location.pathname}${location.search}`)
    if (isMotionReduced() || typeof card.current?.animate !== 'function') return
    const turn = card.current.animate(TURN, {
      duration: TURN_MS,
      easing: 'cubic-bezier(.22,.9,.28,1)',
    })
    setIsTurning(true)
    const end = () => setIsTurning(false)
    turn.finished.then(end, end)
  }, [])
  return (
    <div ref={card} className="relative transform-3d">
      <div className="backface-hidden">{children}</div>
      {isTurning && (
        <div
          aria-hidden="true"
          data-theme="dark"
          className="corner-card absolute inset-0 grid rotate-y-180 place-items-center border border-line bg-surface-1 text-text backface-hidden"
        >
          <Glyph size={72} />
        </div>
      )}
    </div>
  )
}
