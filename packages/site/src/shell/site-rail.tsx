'use client'

import { lazy, type ReactNode } from 'react'

// A rail whose code does not come must not take the page with it.
const LeftRail = lazy(() =>
  import('./left-rail.js').then(
    (module) => ({ default: module.LeftRail }),
    () => ({ default: () => null }),
  ),
)

/**
 * Rendered where NEW_NAVIGATION is on; pages without the flag carry none of its code. It has no Suspense boundary of its
 * own: the server would send the rail after the page, which would have to give way to it late.
 */
export function SiteRail({ children }: { children?: ReactNode }) {
  return <LeftRail>{children}</LeftRail>
}
