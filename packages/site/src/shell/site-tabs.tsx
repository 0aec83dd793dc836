'use client'

import { BottomTabs } from '@doran/ui'
import { tabsAt } from './places.js'
import { renderZoneLink } from './render-zone-link.js'
import { useFullPath } from './use-full-path.js'

/** Up to 768 px; last in the page, never on immersive pages. */
export function SiteTabs() {
  return <BottomTabs tabs={tabsAt(useFullPath())} renderLink={renderZoneLink} />
}
