'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { pageState } from '@doran/site/core'
import { ChipGroup } from '@doran/ui'

type ChipRowProps = { label: string; className: string; children: ReactNode }

/** How far each row was scrolled, so that a pressed chip stays under the finger on the page it leads to. */
const scrolled = pageState(() => new Map<string, number>())
/** Where the row fades out. */
const FADE_PX = 48

/** A row of chips that keeps its place from page to page; a chosen one that would be out of sight is brought in. */
export function ChipRow({ label, className, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    element.scrollLeft = scrolled().get(label) ?? 0
    const chosen = element.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!chosen) return
    const { left, right } = element.getBoundingClientRect()
    const hidden = Math.max(0, chosen.right - (right - FADE_PX)) || Math.min(0, chosen.left - left)
    element.scrollLeft += hidden
  })

  return (
    <ChipGroup
      ref={row}
      label={label}
      className={className}
      onScroll={({ currentTarget }) => scrolled().set(label, currentTarget.scrollLeft)}
    >
      {children}
    </ChipGroup>
  )
}
