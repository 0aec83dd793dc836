import type { ReactNode } from 'react'
import { SiteAreaBar, type SiteAreaBarProps } from './site-area-bar.js'
import { SiteFooter } from './site-footer.js'
import { SiteTabs } from './site-tabs.js'

export type SitePageProps = { bar?: SiteAreaBarProps; className?: string; children: ReactNode }

/** The frame of every page that is not immersive: area bar, `<main>`, footer, tabs. */
export function SitePage({ bar, className, children }: SitePageProps) {
  return (
    <>
      <SiteAreaBar {...bar} />
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
      <SiteFooter />
      <SiteTabs />
    </>
  )
}
