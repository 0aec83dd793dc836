'use client'

import { useEffect, useRef, type ReactNode } from 'react'

export type StepHeadingProps = {
  /** Whether it replaced another step, and so takes the focus. */
  isNext: boolean
  level?: 1 | 2
  children: ReactNode
}

/** The heading of a step. */
export function StepHeading({ isNext, level = 2, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) heading.current?.focus({ preventScroll: true })
  }, [isNext])
  const Heading = `h${level}` as const
  return (
    <Heading
      ref={heading}
      tabIndex={-1}
      className={`${level === 1 ? 'text-h2' : 'text-h3'} font-extrabold text-balance outline-none`}
    >
      {children}
    </Heading>
  )
}
