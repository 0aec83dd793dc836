'use client'

import { Rail } from '@doran/ui'
import { isHeaderHidden } from '../routing/is-header-hidden.js'
import { isImmersive } from '../routing/routes.js'
import { tabsAt } from './places.js'
import { RecentStories } from './recent-stories.js'
import { renderZoneLink } from './render-zone-link.js'
import { SiteActions } from './site-actions.js'
import { useFullPath } from './use-full-path.js'

/** From 1081 px up in place of the area bar; players have neither. */
export function LeftRail() {
  const path = useFullPath()
  if (isImmersive(path)) return null
  return (
    <Rail
      items={tabsAt(path)}
      isBelowHeader={!isHeaderHidden(path)}
      end={<SiteActions />}
      renderLink={renderZoneLink}
    >
      <RecentStories />
    </Rail>
  )
}
