'use client'

import { AreaBar, Header, type AreaBarProps } from '@doran/ui'
import { useIsLoggedIn } from '../session/member/use-is-logged-in.js'
import { isHeaderHidden } from '../core/is-header-hidden.js'
import { renderZoneLink } from '../core/render-zone-link.js'
import { useFullPath } from '../core/use-full-path.js'
import { useHere } from '../core/use-here.js'
import { useUnread } from '../core/use-unread.js'
import { useNewsLink } from './news/use-news-link.js'
import { areaAt, menuItemsAt, placesOn } from './places.js'
import { SiteActions } from './site-actions.js'

// Both bars in one module: the layout brings it, and no page, error page or missing page brings the area bar again.

/** The black generic header, on the pages where the specification shows it. */
export function SiteHeader() {
  const path = useFullPath()
  const unread = useUnread()
  const here = useHere()
  const isLoggedIn = useIsLoggedIn()
  const renderLink = useNewsLink()
  if (isHeaderHidden(path)) return null
  return (
    <Header
      items={placesOn('bars', path, { unread })}
      menuItems={menuItemsAt(path, { here, isLoggedIn })}
      end={<SiteActions />}
      renderLink={renderLink}
    />
  )
}

export type SiteAreaBarProps = Pick<AreaBarProps, 'back' | 'actions' | 'isOverHero'> & {
  /** Else the name of the page's area. */
  area?: AreaBarProps['area']
}

/** The bar of pages that hide the generic header; nothing where that one shows. */
export function SiteAreaBar({ area, ...rest }: SiteAreaBarProps) {
  const path = useFullPath()
  const unread = useUnread()
  if (!isHeaderHidden(path)) return null
  return (
    <AreaBar
      area={area ?? areaAt(path)}
      places={placesOn('bars', path, { unread })}
      renderLink={renderZoneLink}
      renderHomeLink={renderZoneLink}
      end={<SiteActions />}
      {...rest}
    />
  )
}
