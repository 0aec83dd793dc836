'use client'
import { type ReactNode, useEffect, useRef } from 'react'

export type FormErrorProps = {
  /** What went wrong and what to do, or nothing. Take it away when a new try begins. */
  message: string | null | undefined
  /** A link or a button that helps on. */
  children?: ReactNode
}

/** What is wrong with a form as a whole. It takes focus when it appears, so that nobody misses it. */
export function FormError({ message, children }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) box.current?.focus()
  }, [message])
  if (!message) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="corner-card flex gap-3 border border-danger bg-surface-1 px-4 py-3 outline-none"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        className="mt-0.5 size-5 shrink-0 text-danger"
      >
        <circle cx="12" cy="12" r="9" />
        <path d="M12 7.5v5.5M12 16.5h.01" />
      </svg>
      <div className="min-w-0">
        <p>{message}</p>
        {children}
      </div>
    </div>
  )
}
