'use client'

import { useEffect, useRef } from 'react'
import { announce } from '@doran/ui'
import { usePathname, useSearchParams } from 'next/navigation'

/** What of a query makes another page of the same path; filters of a list do not. */
const PAGE_PARAMS = ['id', 'play', 'go'] as const

/**
 * After a change of page the focus moves to its `<h1>`, and the announcer reads it: titles are the same everywhere,
 * so a screen reader would not notice the change.
 */
export function RouteFocus() {
  const pathname = usePathname()
  const query = useSearchParams()
  const page = [pathname, ...PAGE_PARAMS.map((name) => query?.get(name) ?? '')].join(' ')
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    announce(heading.textContent)
  }, [page])
  return null
}
