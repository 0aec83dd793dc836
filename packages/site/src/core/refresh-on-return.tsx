'use client'

import { useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { pageState } from './page-state.js'
import { useFullPath } from './use-full-path.js'

/** The front door answers this path by itself. */
const HEALTH = '/edge/healthz'
/** Who looked away for less has not read on elsewhere. */
const AWAY_MS = 5_000

/** Pages shown since the document was loaded: going back, the router shows one as it was first rendered. */
const shown = pageState(() => new Set<string>())

type RefreshOnReturnProps = {
  /** A scene can be read on the page itself, so it stays as it is while its tab is only out of sight. */
  hasScene?: boolean
}

/** Renders the page again when its reader comes back to it; for pages that show how far they have read. */
export function RefreshOnReturn({ hasScene = false }: RefreshOnReturnProps) {
  const router = useRouter()
  const path = useFullPath()
  useEffect(() => {
    let isLeft = false
    let hiddenAt = 0
    const refresh = async () => {
      // Without a connection the router would leave for the browser's own error page.
      if ((await isReachable()) && !isLeft) router.refresh()
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (!hasScene && Date.now() - hiddenAt >= AWAY_MS) void refresh()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refresh()
    }
    if (shown().has(path)) void refresh()
    shown().add(path)
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pageshow', onPageShow)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pageshow', onPageShow)
    }
  }, [router, path, hasScene])
  return null
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(HEALTH, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
