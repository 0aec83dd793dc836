'use client'

import { Header } from '@doran/ui'
import { useIsLoggedIn } from '../member/use-is-logged-in.js'
import { isHeaderHidden } from '../routing/is-header-hidden.js'
import { headerItemsAt, ownItemsAt } from './places.js'
import { renderZoneLink } from './render-zone-link.js'
import { SiteActions } from './site-actions.js'
import { useHere } from './use-here.js'
import { useFullPath } from './use-full-path.js'

/** The black generic header, on the pages where the specification shows it. */
export function SiteHeader() {
  const path = useFullPath()
  const here = useHere()
  const isLoggedIn = useIsLoggedIn()
  if (isHeaderHidden(path)) return null
  return (
    <Header
      items={headerItemsAt(path)}
      menuItems={ownItemsAt(path, { here, isLoggedIn })}
      end={<SiteActions />}
      renderLink={renderZoneLink}
    />
  )
}
