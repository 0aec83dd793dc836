'use client'

import { useEffect, useRef, type ReactNode } from 'react'

type StepHeadingProps = {
  /** Whether it came in place of another step, and so takes the focus. */
  isNext: boolean
  level?: 1 | 2
  children: ReactNode
}

/** Names the step one has come to. */
export function StepHeading({ isNext, level = 2, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) heading.current?.focus()
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
