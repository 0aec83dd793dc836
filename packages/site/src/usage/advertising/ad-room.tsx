'use client'

import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../core/when-idle.js'
import { AD_PLACES, type AdPlace } from '../../core/ads-config.js'
import type { AdProvider } from './ad-provider.js'

export type AdRoomProps = { place: AdPlace; unit: string; provider: AdProvider }

/** `closed` takes no room, `open` waits to be seen, `shown` has asked the provider, which may have `none`. */
type Stage = 'closed' | 'open' | 'shown' | 'none'

/**
 * The room of an advertisement. It opens only below what is in sight, so that nothing a person reads moves, and asks
 * its provider once it comes into sight.
 */
export function AdRoom({ place, unit, provider }: AdRoomProps) {
  const [stage, setStage] = useState<Stage>('closed')
  const room = useRef<HTMLElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const size = AD_PLACES[place]
  const isAsked = stage === 'shown' || stage === 'none'

  useEffect(() => {
    const element = room.current
    if (!element || isAsked) return
    let cancel: () => void = () => undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      cancel()
      if (stage === 'closed') {
        if (entry.boundingClientRect.top >= window.innerHeight) setStage('open')
      } else if (entry.isIntersecting) cancel = whenIdle(() => setStage('shown'))
    })
    observer.observe(element)
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [stage, isAsked])

  useEffect(() => {
    if (!isAsked || !container.current) return
    const onNone = () => setStage('none')
    return provider.show({ container: container.current, unit, size, onNone })
  }, [isAsked, provider, unit, size])

  if (stage === 'closed') return <aside ref={room} aria-hidden="true" />
  return (
    <aside
      ref={room}
      aria-label="광고"
      className={`page my-8 ${stage === 'none' ? 'invisible' : ''}`}
    >
      <div className="mx-auto max-w-full" style={{ width: size.width }}>
        <p className="text-xs text-text-3">광고</p>
        <div
          ref={container}
          className="mt-1 overflow-hidden bg-surface-1"
          style={{ height: size.height }}
        />
      </div>
    </aside>
  )
}
