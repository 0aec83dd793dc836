'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useEventLog, useImpression, type GameShelf } from '@doran/site/core'

type GameSpotProps = {
  gameId: string
  shelf: GameShelf
  /** From 1. */
  position: number
  className?: string
  children: ReactNode
}

/** What stands for a game in a list: tells of being seen and of being followed. */
export function GameSpot({ gameId, shelf, position, className, children }: GameSpotProps) {
  const log = useEventLog()
  const seen = useImpression<HTMLDivElement>({
    type: 'impression',
    object: 'game',
    object_name: gameId,
    object_attributes: { shelf },
  })
  const follow = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    log.log({
      type: 'click',
      object: 'game',
      object_name: gameId,
      object_attributes: { shelf, position },
    })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only hears of its link, which keys press too
    <div ref={seen} className={className} onClick={follow}>
      {children}
    </div>
  )
}
