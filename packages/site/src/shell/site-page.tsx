import type { ReactNode } from 'react'
import { SiteAreaBar, type SiteAreaBarProps } from './site-bars.js'

export type SitePageProps = { bar?: SiteAreaBarProps; className?: string; children: ReactNode }

/** A page that is not a player: its area bar and its `<main>`. `SiteRoot` adds header, footer and tabs. */
export function SitePage({ bar, className, children }: SitePageProps) {
  return (
    <>
      <SiteAreaBar {...bar} />
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
    </>
  )
}
