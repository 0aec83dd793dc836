'use client'

import { Header } from '@doran/ui'
import { isHeaderHidden } from '../routing/is-header-hidden.js'
import { headerItemsAt } from './places.js'
import { renderZoneLink } from './render-zone-link.js'
import { useFullPath } from './use-full-path.js'

/** The black generic header, on the pages where the specification shows it. */
export function SiteHeader() {
  const path = useFullPath()
  if (isHeaderHidden(path)) return null
  return <Header items={headerItemsAt(path)} renderLink={renderZoneLink} />
}
