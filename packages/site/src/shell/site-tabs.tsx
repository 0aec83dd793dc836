'use client'

import { BottomTabs } from '@doran/ui'
import { placesOn } from './places.js'
import { renderZoneLink } from '../core/render-zone-link.js'
import { useFullPath } from '../core/use-full-path.js'
import { useUnread } from '../core/use-unread.js'

/** Up to 768 px; last in the page, never on immersive pages. */
export function SiteTabs() {
  return (
    <BottomTabs
      tabs={placesOn('tabs', useFullPath(), { unread: useUnread() })}
      renderLink={renderZoneLink}
    />
  )
}
