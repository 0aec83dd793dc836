'use client'
import type { ComponentProps, MouseEvent } from 'react'
import { EmberDots } from '../brand/ember-dots.js'
import { type ButtonLook, buttonClass } from './button-style.js'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps focus and size, shows the ember dots and swallows clicks and submits. */
    isBusy?: boolean
  }

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({
  kind,
  size,
  isWide,
  isBusy = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const busy = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {}
  return (
    <button
      {...rest}
      {...busy}
      type={type}
      className={buttonClass(
        { ...(kind && { kind }), ...(size && { size }), ...(isWide && { isWide }) },
        className,
      )}
    >
      {isBusy ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <EmberDots className="absolute inset-0 m-auto" tone="inherit" />
        </>
      ) : (
        children
      )}
    </button>
  )
}
