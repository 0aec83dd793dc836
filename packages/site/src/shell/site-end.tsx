'use client'

import { isImmersive } from '../core/routes.js'
import { SiteFooter } from './site-footer.js'
import { SiteTabs } from './site-tabs.js'
import { useFullPath } from '../core/use-full-path.js'

/** Footer and tabs, kept over changes of page; players have neither. */
export function SiteEnd() {
  if (isImmersive(useFullPath())) return null
  return (
    <>
      <SiteFooter />
      <SiteTabs />
    </>
  )
}
