'use client'

import { AreaBar, type AreaBarProps } from '@doran/ui'
import { isHeaderHidden } from '../core/is-header-hidden.js'
import { areaAt, placesOn } from './places.js'
import { SiteActions } from './site-actions.js'
import { renderZoneLink } from '../core/render-zone-link.js'
import { useFullPath } from '../core/use-full-path.js'
import { useUnread } from '../core/use-unread.js'

export type SiteAreaBarProps = Pick<AreaBarProps, 'back' | 'actions' | 'isOverHero'> & {
  /** Else the name of the area the page lies in. */
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
