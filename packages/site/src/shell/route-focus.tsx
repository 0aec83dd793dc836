'use client'

import { useEffect, useRef } from 'react'
import { announce } from '@doran/ui'
import { usePathname } from 'next/navigation'

/**
 * After a change of page the focus moves to its `<h1>`, and the announcer reads it: titles are the same everywhere,
 * so a screen reader would not notice the change.
 */
export function RouteFocus() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    announce(heading.textContent)
  }, [pathname])
  return null
}
