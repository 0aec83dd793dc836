'use client'

import { lazy } from 'react'

// A list whose code does not come must not take the page with it.
const List = lazy(() =>
  import('./recent-stories.js').then(
    (module) => ({ default: module.RecentStories }),
    () => ({ default: () => null }),
  ),
)

/** For the rail's slot: its code comes only where it is rendered. */
export function RecentStories() {
  return <List />
}
