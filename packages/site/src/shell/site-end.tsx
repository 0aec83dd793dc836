'use client'

import { SiteFooter } from './site-footer.js'
import { SiteTabs } from './site-tabs.js'
import { useIsImmersive } from '../core/use-is-immersive.js'

/** Footer and tabs, kept over changes of page; players have neither. */
export function SiteEnd() {
  if (useIsImmersive()) return null
  return (
    <>
      <SiteFooter />
      <SiteTabs />
    </>
  )
}
