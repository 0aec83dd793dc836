'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { announce } from '@doran/ui'

type ScreenHeadingProps = {
  /** What changes with each screen of the play. */
  screen: string | number
  /** What is read aloud of it. */
  spoken: string
  className?: string
  children: ReactNode
}

/** The heading of what is played now. It takes the focus whenever another screen takes the place of the one before. */
export function ScreenHeading({ screen, spoken, className, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useLayoutEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    announce(spoken)
  }, [screen, spoken])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
