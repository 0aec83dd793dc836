'use client'

import type { MouseEvent, ReactNode } from 'react'
import type { Shelf } from '@doran/site/core'
import { useEventLog, useImpression } from '@doran/site/core'

type ThemeSpotProps = {
  themeId: string
  shelf: Shelf
  /** From 1. */
  position: number
  className?: string
  children: ReactNode
}

/** An item of a list of stories, which tells of being seen and of being followed. */
export function ThemeSpot({ themeId, shelf, position, className, children }: ThemeSpotProps) {
  const log = useEventLog()
  const seen = useImpression<HTMLLIElement>({
    type: 'impression',
    object: 'theme',
    object_name: themeId,
    object_attributes: { shelf },
  })
  const follow = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    log.log({
      type: 'click',
      object: 'theme',
      object_name: themeId,
      object_attributes: { shelf, position },
    })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only hears of its link, which keys press too
    <li ref={seen} className={className} onClick={follow}>
      {children}
    </li>
  )
}
