'use client'

import { Header } from '@doran/ui'
import { useIsLoggedIn } from '../session/member/use-is-logged-in.js'
import { isHeaderHidden } from '../core/is-header-hidden.js'
import { menuItemsAt, placesOn } from './places.js'
import { useNewsLink } from './news/use-news-link.js'
import { SiteActions } from './site-actions.js'
import { useHere } from '../core/use-here.js'
import { useFullPath } from '../core/use-full-path.js'
import { useUnread } from '../core/use-unread.js'

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
