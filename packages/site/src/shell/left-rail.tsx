'use client'

import type { ReactNode } from 'react'
import { Rail } from '@doran/ui'
import { isHeaderHidden } from '../core/is-header-hidden.js'
import { placesOn } from './places.js'
import { renderZoneLink } from '../core/render-zone-link.js'
import { SiteActions } from './site-actions.js'
import { useFullPath } from '../core/use-full-path.js'
import { useIsImmersive } from '../core/use-is-immersive.js'
import { useUnread } from '../core/use-unread.js'

/** From 1081 px up in place of the area bar; players have neither. */
export function LeftRail({ children }: { children?: ReactNode }) {
  const path = useFullPath()
  const unread = useUnread()
  if (useIsImmersive()) return null
  return (
    <Rail
      items={placesOn('tabs', path, { unread })}
      isBelowHeader={!isHeaderHidden(path)}
      end={<SiteActions />}
      renderLink={renderZoneLink}
    >
      {children}
    </Rail>
  )
}
