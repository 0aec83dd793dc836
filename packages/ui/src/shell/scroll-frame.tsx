'use client'
import { type ReactNode, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

export type ScrollFrameProps = { className: string; children: ReactNode }

/** Marks the bar with `data-scrolled` once the page has moved more than 8 px. */
export function ScrollFrame({ className, children }: ScrollFrameProps) {
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => scrollY > 8,
    () => false,
  )
  return (
    <header className={className} {...(isScrolled ? { 'data-scrolled': '' } : {})}>
      {children}
    </header>
  )
}
