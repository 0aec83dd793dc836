'use client'
import type { ReactNode } from 'react'
import { joinClasses } from '../internal/join-classes.js'

export type ThumbBarProps = {
  /** How far it reaches beyond what it stands in, and its own margins: it has none at its sides. */
  className?: string
  children: ReactNode
}

/** Up to 768 px: what comes first, above the tabs while the page is read. Toasts stand above it. */
export function ThumbBar({ className, children }: ThumbBarProps) {
  return (
    <div
      ref={reserveRoom}
      data-thumb-bar=""
      className={joinClasses(
        'sticky bottom-[calc(var(--tabs-room)+var(--ask-room,0px))] z-30 mt-10 border-t border-line bg-bg py-2 md:hidden',
        className,
      )}
    >
      {children}
    </div>
  )
}

const ROOM = '--bar-room'

function reserveRoom(bar: HTMLElement | null) {
  if (!bar) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty(ROOM, `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty(ROOM)
  }
}
